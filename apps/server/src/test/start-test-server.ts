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
import { createApp } from '../app.ts'
import type { BillingSettings } from '../billing/open-billing.ts'
import type { EmbeddedOptions } from '../backend/embedded/open-embedded.ts'
import { openSpeech } from '../speech/open-speech.ts'
import type { SpeechSettings } from '../speech/settings.ts'
import { copyNewDatabase } from './copy-new-database.ts'
import { openTestBackend, type TestBackend } from './open-test-backend.ts'

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
  backend: TestBackend
  /** A client that is not signed in; with the secret key it acts as the service role. */
  client: (key?: string) => TestClient
  /** The token hash in the newest mail to an address. */
  tokenFor: (email: string) => string
  signUp: (email: string) => Promise<TestLearner>
  close: () => Promise<void>
}

export const metricsToken = 'token-of-the-operator'
export const testPassword = 'garden-path-7'

/** The real server on a free port: real backend, real HTTP, mails in the mailbox. */
export async function startTestServer(
  /** Without one, a new database in memory. */
  database?: EmbeddedOptions['database'],
  /** The clock of the limits. */
  now: () => number = Date.now,
  /** What speaks and listens; without settings the embedded voice speaks. */
  speechSettings?: SpeechSettings,
  engine: TutorEngine = createPracticeTutor(),
  /** Who sells plans, and how the provider is reached. */
  sales: { billing: BillingSettings; fetch?: typeof fetch } = { billing: { kind: 'test' } },
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lingarden-test-'))
  const backend = await openTestBackend({ dataDir, database: database ?? (await copyNewDatabase()) })
  const log = pino({ level: 'silent' })
  const speech = await openSpeech({ settings: speechSettings, dataDir, log })
  const app = createApp({
    config: { publicUrl: undefined, legal: emptyLegal, metricsToken, billing: sales.billing },
    ...(sales.fetch && { fetch: sales.fetch }),
    backend,
    engine,
    speech,
    log,
    version: '0.0.0',
    now,
    readPage: () => Promise.resolve('<html><head></head></html>'),
    webRoot: undefined,
  })
  const server = createAdaptorServer({ fetch: app.fetch })
  if (backend.handleUpgrade) server.on('upgrade', backend.handleUpgrade)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const client = (key = backend.publishableKey): TestClient =>
    createClient<Database>(url, key, { auth: { persistSession: false, flowType: 'pkce' } })
  const tokenFor = (email: string) => {
    const mail = backend.mails().findLast(({ to }) => to === email)
    const token = /token=([0-9a-f]+)/.exec(mail?.text ?? '')?.[1]
    if (!token) throw new Error(`No mail with a link went to ${email}`)
    return token
  }
  return {
    url,
    dataDir,
    backend,
    client,
    tokenFor,
    signUp: async (email) => {
      const learner = client()
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
      await rm(dataDir, { recursive: true })
    },
  }
}

const emptyLegal = { companyName: '', address: '', email: '', phone: '', jurisdiction: '', venue: '' }
