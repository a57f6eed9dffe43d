import { pino } from 'pino'
import type { CallFunction } from '../backend/call-function.ts'
import { createMailbox } from '../backend/mail/mailbox.ts'
import type { MailTransport } from '../backend/mail/mail.ts'
import { createSmtp } from '../backend/mail/smtp.ts'
import { openExternal } from '../backend/open-external.ts'
import { openServiceClient, type ServiceClient } from '../backend/service-client.ts'
import type { Billing } from '../billing/billing.ts'
import { openBilling } from '../billing/open-billing.ts'
import { openStripe } from '../billing/stripe/open-stripe.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { openFront, type Front } from '../front/open-front.ts'
import { readVersion } from '../version.ts'
import { reachDatabase, type ReachedDatabase } from './reach-database.ts'
import { readAddress } from './server-address.ts'

export interface Connection {
  /** Acts as the service role. */
  client: ServiceClient
  billing: Pick<Billing, 'endSubscription'>
  /** One's own; undefined where a hosted Supabase keeps the data. */
  database: Pick<Database, 'query'> | undefined
  /** Sends mails: our own mail server, or a hosted Supabase; undefined where no mail leaves. */
  mail: MailTransport | 'supabase' | undefined
  /** The address in links. */
  siteUrl: string
  close: () => Promise<void>
}

/** What goes wrong is the command's answer; what the parts below say besides would only stand before it. */
const log = pino({ level: 'silent' })

/**
 * Reaches the Supabase that the configuration chose. In our own modes that is the database itself, as it runs or started
 * for this command; the command brings its own front, of the server's version.
 * @throws AdminError, StartError in one line where it cannot be reached
 */
export async function connect(config: Config): Promise<Connection> {
  const { database, dataDir } = config
  const noted = await readAddress(dataDir)
  const siteUrl = (config.publicUrl ?? noted ?? `http://localhost:${config.port}`).replace(/\/$/, '')
  if (database.mode === 'supabase') {
    const backend = openExternal(database, log)
    return await connectionOf(config, backend, {
      database: undefined,
      mail: 'supabase',
      siteUrl,
      close: backend.close,
    })
  }
  const reached = await reachDatabase(config)
  const front = await openOwn(config, reached, siteUrl)
  const close = () => front.close().finally(reached.close)
  return await connectionOf(config, front, {
    database: front.database,
    mail: config.smtp && createSmtp(config.smtp),
    siteUrl,
    close,
  })
}

async function openOwn(
  { database, files, smtp }: Config,
  { location, close }: ReachedDatabase,
  siteUrl: string,
): Promise<Front> {
  const unsent = createMailbox(
    () => new Date(),
    () => undefined,
  )
  const mail = smtp
    ? { mode: 'smtp' as const, transport: createSmtp(smtp) }
    : { mode: 'mailbox' as const, transport: unsent, mailbox: unsent }
  try {
    return await openFront({
      mode: database.mode === 'postgres' ? 'postgres' : 'embedded',
      location,
      siteUrl: () => siteUrl,
      mail,
      files,
      log,
      version: await readVersion(),
    })
  } catch (error) {
    await close()
    throw error
  }
}

type Reached = Omit<Connection, 'client' | 'billing'>

async function connectionOf(
  { billing }: Config,
  backend: Parameters<typeof openServiceClient>[0] & { call: CallFunction },
  reached: Reached,
): Promise<Connection> {
  return {
    ...reached,
    client: await openServiceClient(backend),
    billing: openBilling(billing, {
      call: backend.call,
      log,
      now: Date.now,
      stripe: billing.kind === 'stripe' ? await openStripe(billing.secretKey) : undefined,
    }).billing,
  }
}
