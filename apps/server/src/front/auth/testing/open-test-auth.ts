import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Hono } from 'hono'
import { pino } from 'pino'
import { createMailbox } from '../../../backend/mail/mailbox.ts'
import type { MailTransport } from '../../../backend/mail/mail.ts'
import type { MailboxEntry } from '../../../backend/backend.ts'
import type { Database } from '../../../database/database.ts'
import { clientAddress, knowProxies } from '../../../http/client-address.ts'
import type { AppEnv } from '../../../http/context.ts'
import { openTestDatabase } from '../../../test/open-test-database.ts'
import { readOrCreateKeys, type FrontKeys } from '../../keys.ts'
import { createLimits } from '../../limits/limits.ts'
import { createAuth, type Auth } from '../create-auth.ts'
import { createPasswordHasher, type PasswordHasher } from '../passwords/password-hasher.ts'

export const password = 'garden-path-7'
export const siteUrl = 'https://garden.test'
export const minute = 60_000

interface SignedUp {
  id: string
  email: string
  client: SupabaseClient
}

export interface TestAuth {
  auth: Auth
  database: Database
  keys: FrontKeys
  url: string
  /** The clock, to be moved. */
  time: { now: number }
  switches: {
    signupDisabled: boolean
    signupMessage: string | null
  }
  mails: () => readonly MailboxEntry[]
  /** How often passwords were hashed or compared. */
  hashes: () => number
  /** Put in the place of the mailbox where a mail is not to go through. */
  transport: { send: MailTransport['send'] }
  client: (options?: { key?: string; from?: string; flowType?: 'pkce' | 'implicit' }) => SupabaseClient
  /** The token of the newest mail to an address. */
  tokenFor: (email: string) => string
  /** A request as it is, from an address. */
  ask: (path: string, init?: RequestInit & { from?: string }) => Promise<Response>
  /** A confirmed account, signed in. */
  signUp: (email: string) => Promise<SignedUp>
  close: () => Promise<void>
}

/** The account service alone, over HTTP, on a database of its own, with a clock that the test moves. */
export async function openTestAuth(): Promise<TestAuth> {
  const { database, close } = await openTestDatabase()
  const keys = await readOrCreateKeys(database)
  // From the real time on: Supabase's client looks at that, and renews what it takes for expired.
  const time = { now: Date.now() }
  const now = () => time.now
  const mailbox = createMailbox(
    () => new Date(time.now),
    () => undefined,
  )
  const transport = { send: mailbox.send }
  const switches = { signupDisabled: false, signupMessage: null }
  const { hasher, hashes } = countHashes()
  const isProxy = knowProxies()
  const auth = createAuth({
    database,
    keys,
    limits: createLimits({ database, now }),
    switches: { current: () => switches },
    now,
    log: pino({ level: 'silent' }),
    siteUrl: () => siteUrl,
    mail: { send: (mail) => transport.send(mail) },
    addressOf: (c) => clientAddress(c, isProxy),
    hasher,
  })
  const app = new Hono<AppEnv>().route('/auth/v1', auth.app)
  const server = createAdaptorServer({ fetch: app.fetch })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const client: TestAuth['client'] = ({ key = keys.publishableKey, from, flowType = 'pkce' } = {}) =>
    createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false, flowType },
      global: { headers: from === undefined ? {} : { 'x-forwarded-for': from } },
    })
  const tokenFor = (email: string) => {
    const mail = mailbox.mails().findLast(({ to }) => to === email)
    const token = /token=([0-9a-f]+)/.exec(mail?.text ?? '')?.[1]
    if (!token) throw new Error(`No mail with a link went to ${email}`)
    return token
  }
  return {
    auth,
    database,
    keys,
    url,
    time,
    switches,
    mails: mailbox.mails,
    hashes,
    transport,
    client,
    tokenFor,
    ask: (path, { from, headers, ...init } = {}) => {
      const sent = new Headers({ apikey: keys.publishableKey, 'content-type': 'application/json' })
      new Headers(headers).forEach((value, name) => sent.set(name, value))
      if (from !== undefined) sent.set('x-forwarded-for', from)
      return fetch(`${url}/auth/v1/${path}`, { redirect: 'manual', ...init, headers: sent })
    },
    signUp: async (email) => {
      const learner = client()
      await learner.auth.signUp({ email, password, options: { data: { full_name: 'Ada' } } })
      const { data } = await learner.auth.verifyOtp({ token_hash: tokenFor(email), type: 'signup' })
      if (!data.user) throw new Error(`${email} could not sign up`)
      return { id: data.user.id, email, client: learner }
    },
    close: async () => {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await auth.idle()
      await close()
    },
  }
}

function countHashes(): { hasher: PasswordHasher; hashes: () => number } {
  const real = createPasswordHasher()
  let count = 0
  return {
    hashes: () => count,
    hasher: {
      hash: (text) => {
        count += 1
        return real.hash(text)
      },
      matches: (text, known) => {
        count += 1
        return real.matches(text, known)
      },
    },
  }
}

/** The code of whichever error came, undefined where none did. */
export const codeOf = ({ error }: { error: { code?: string | undefined } | null }) => error?.code
