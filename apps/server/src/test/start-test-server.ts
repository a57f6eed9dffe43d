import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@lingarden/database/generated/types'
import type { TutorEngine } from '@lingarden/domain/tutor-engine'
import { createPracticeTutor } from '@lingarden/practice-tutor/engine'
import { createAdaptorServer } from '@hono/node-server'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { pino } from 'pino'
import { inject } from 'vitest'
import { createApp } from '../app.ts'
import type { BillingSettings } from '../billing/open-billing.ts'
import { openStripe } from '../billing/stripe/open-stripe.ts'
import type { ClusterConnection } from '../database/cluster/start-cluster.ts'
import type { Front, FrontOptions } from '../front/open-front.ts'
import { connectionLimits } from '../http/connection-limits.ts'
import { createLocalLimits } from '../front/limits/local-limits.ts'
import { openSpeech } from '../speech/open-speech.ts'
import type { SpeechSettings } from '../speech/settings.ts'
import { openTestBackend } from './open-test-backend.ts'
import { copyTemplate, type ScratchCluster } from './scratch-cluster.ts'

type TestClient = SupabaseClient<Database>

export interface TestLearner {
  id: string
  email: string
  client: TestClient
  accessToken: string
}

export interface TestServer {
  url: string
  dataDir: string
  /** Where its database is. */
  location: ClusterConnection
  backend: Front
  /** A client that is not signed in; with the secret key it acts as the service role. */
  client: (key?: string, headers?: Record<string, string>) => TestClient
  /** The token in the newest mail to an address. */
  tokenFor: (email: string) => string
  signUp: (email: string) => Promise<TestLearner>
  close: () => Promise<void>
}

export interface TestServerOptions {
  /** The clock of turns, plans and limits. That of accounts, whose tokens last an hour, is `front.now`. */
  now?: () => number
  /** What speaks and listens; without settings the embedded voice speaks. */
  speech?: SpeechSettings
  engine?: TutorEngine
  /** Who sells plans. */
  billing?: BillingSettings
  /** How a payment provider is reached. */
  fetch?: typeof fetch
  /** What the front is to do otherwise. */
  front?: Partial<FrontOptions>
  /** Where its database comes from; that of the run of the tests unless told. */
  scratch?: ScratchCluster
  /** A server whose database it shares; that one is closed last. */
  beside?: Pick<TestServer, 'location'>
}

export const metricsToken = 'token-of-the-operator'
export const testPassword = 'garden-path-7'

/** The real server on a free port: real database, real HTTP, mails in the mailbox. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { now = Date.now, engine = createPracticeTutor(), billing = { kind: 'test' } } = options
  const dataDir = await mkdtemp(join(tmpdir(), 'lingarden-test-'))
  const { location, drop } = options.beside
    ? { location: options.beside.location, drop: undefined }
    : await copyTemplate(options.scratch ?? inject('scratch'))
  const backend = await openTestBackend(location, {
    ...(options.now && { limits: createLocalLimits(options.now) }),
    ...options.front,
  })
  const log = pino({ level: 'silent' })
  const speech = await openSpeech({ settings: options.speech, dataDir, log, database: backend.database })
  const app = createApp({
    config: {
      publicUrl: undefined,
      legal: emptyLegal,
      metricsToken,
      billing,
    },
    stripe: billing.kind === 'stripe' ? await openStripe(billing.secretKey, options.fetch) : undefined,
    backend,
    engine,
    speech,
    log,
    version: '0.0.0',
    now,
    readPage: () => Promise.resolve('<html><head></head></html>'),
    webRoot: undefined,
  })
  // A busy run may hold this process up for seconds; a connection that idled meanwhile is still there for the next request.
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: connectionLimits })
  if (backend.handleUpgrade) server.on('upgrade', backend.handleUpgrade)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const client = (key = backend.publishableKey, headers: Record<string, string> = {}): TestClient =>
    createClient<Database>(url, key, {
      auth: { persistSession: false, flowType: 'pkce' },
      global: { headers },
    })
  const tokenFor = (email: string) => {
    const mail = backend.mails().findLast(({ to }) => to === email)
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    if (!token) throw new Error(`No mail with a link went to ${email}`)
    return token
  }
  let learners = 0
  return {
    url,
    dataDir,
    location,
    backend,
    client,
    tokenFor,
    signUp: async (email) => {
      learners += 1
      // Each from an address of their own, so that the limits of one address do not hold up a test.
      const address = `10.1.${learners >> 8}.${learners & 255}`
      const learner = client(undefined, { 'x-forwarded-for': address })
      await learner.auth.signUp({ email, password: testPassword, options: { data: { full_name: 'Ada' } } })
      const { data } = await learner.auth.verifyOtp({ token_hash: tokenFor(email), type: 'signup' })
      if (!data.user || !data.session) throw new Error(`${email} could not sign up`)
      return { id: data.user.id, email, client: learner, accessToken: data.session.access_token }
    },
    close: async () => {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await speech.close()
      await backend.close()
      await drop?.()
      await rm(dataDir, { recursive: true })
    },
  }
}

const emptyLegal = { companyName: '', address: '', email: '', phone: '', jurisdiction: '', venue: '' }
