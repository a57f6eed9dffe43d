import type { Logger } from 'pino'
import type { Backend, MailMode } from '../backend/backend.ts'
import type { MailTransport } from '../backend/mail/mail.ts'
import type { Mailbox } from '../backend/mail/mailbox.ts'
import { answerWithin } from '../database/answer-within.ts'
import { DatabaseUnavailable, type Database } from '../database/database.ts'
import { readMigrations } from '../database/migrations.ts'
import { configOf, openDatabase, type DatabaseLocation } from '../database/open-database.ts'
import { prepareSchema } from '../database/prepare-schema.ts'
import { createReadiness } from '../database/readiness.ts'
import { refuseOtherVersions } from '../database/server-version.ts'
import { StartError } from '../errors.ts'
import { clientAddress, knowProxies } from '../http/client-address.ts'
import { createAuth } from './auth/create-auth.ts'
import { createAuthenticate } from './authenticate.ts'
import { callDirectly } from './call-directly.ts'
import { createDataApi } from './data/create-data-api.ts'
import { readOrCreateKeys } from './keys.ts'
import { createLimits, type Limits } from './limits/limits.ts'
import { createEndedSessions, requireLivingSession } from './living-sessions.ts'
import { createRealtime } from './realtime/realtime.ts'
import { routeFront } from './route-front.ts'
import { chooseContents } from './storage/contents/choose-contents.ts'
import { keepSweeping } from './storage/contents/keep-sweeping.ts'
import type { S3Settings } from './storage/contents/s3-contents.ts'
import { offerPackedDictionaries } from './storage/offer-dictionaries.ts'
import { createStorage } from './storage/storage.ts'
import { createSwitches } from './switches/create-switches.ts'

export interface FrontOptions {
  mode: 'embedded' | 'postgres'
  location: DatabaseLocation
  /** The address in mails. */
  siteUrl: () => string
  mail: { mode: Exclude<MailMode, 'external'>; transport: MailTransport; mailbox?: Mailbox }
  /** The store that the contents of files lie in; the database unless told. */
  files?: S3Settings | undefined
  /** Addresses and networks of reverse proxies that are not on this machine. */
  trustedProxies?: readonly string[] | undefined
  log: Logger
  /** Of this program. */
  version: string
  /** Takes lines that the operator reads in the terminal. */
  announce?: (line: string) => void
  /** The clock, in milliseconds; that of the database counts limits unless told. */
  now?: (() => number) | undefined
  /** Who counts how often somebody comes; the database unless told. */
  limits?: Limits | undefined
}

export interface Front extends Backend {
  /** For scripts and tests that look beneath the protocols. */
  database: Database
}

/**
 * How long the rooms may take to close, in milliseconds: mails that are being sent, files that are being swept. Without a
 * database none of it comes to an end.
 */
const [goodbye, goodbyeWithout] = [5000, 500]

/**
 * Opens our own server of Supabase's protocols on a PostgreSQL: accounts, data, files, changes as they happen.
 * @throws StartError with one line for the operator; nothing was changed then
 */
export async function openFront(options: FrontOptions): Promise<Front> {
  const { location, log, version } = options
  const database = await openDatabase(location, {
    log,
    prepareControl: async (client) => refuseOtherVersions(client, await describeVersion(version)),
  }).catch(explainUnreachable)
  try {
    await database.alone(() => prepareSchema(database, configOf(location)))
    return await openRooms(database, options)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function openRooms(database: Database, options: FrontOptions): Promise<Front> {
  const { log, mail, siteUrl, now = Date.now, announce = () => undefined } = options
  const [keys, switches] = await Promise.all([
    readOrCreateKeys(database),
    createSwitches({ database, log, now }),
  ])
  const limits = options.limits ?? createLimits({ database, now: options.now })
  const readiness = createReadiness({ database, log, announce, now })
  const isProxy = knowProxies(options.trustedProxies)
  const auth = createAuth({
    database,
    keys,
    limits,
    switches,
    now,
    log,
    siteUrl,
    mail: mail.transport,
    addressOf: (c) => clientAddress(c, isProxy),
  })
  const authenticate = createAuthenticate(keys, auth.verifyToken)
  const endedSessions = createEndedSessions(database)
  const common = {
    database,
    authenticate: requireLivingSession(authenticate, endedSessions),
    limits,
    log,
    now,
  }
  const contents = chooseContents(options.files, database)
  await offerPackedDictionaries(database)
  const endSweeping = keepSweeping({ database, contents, log })
  const realtime = await createRealtime({ ...common, switches, isProxy, endedSessions })
  const app = routeFront({
    auth: auth.app,
    data: createDataApi({ ...common, authenticate, addressOf: (c) => clientAddress(c, isProxy) }),
    storage: createStorage({ ...common, contents, keys }),
    realtime: realtime.routes,
  })
  return {
    mode: options.mode,
    publicUrl: undefined,
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    mailMode: mail.mode,
    mails: () => mail.mailbox?.mails() ?? [],
    verifyToken: auth.verifyToken,
    requireFreshSignIn: auth.requireFreshSignIn,
    call: callDirectly(database),
    limits,
    switches,
    fetch: async (request, bindings) => app.fetch(request, bindings),
    isReady: readiness.isReady,
    handleUpgrade: realtime.handleUpgrade,
    close: async () => {
      readiness.close()
      const patience = (await readiness.isReady()) ? goodbye : goodbyeWithout
      const closing = [realtime.close(), auth.idle(), switches.close(), endSweeping()]
      // A PostgreSQL that hangs must not keep the server from ending.
      await answerWithin(patience, Promise.all(closing)).catch((err: unknown) =>
        log.warn({ err }, 'Not everything was closed in time'),
      )
      await database.close()
    },
    database,
  }
}

/** Two builds of one number may have different migrations. */
async function describeVersion(version: string): Promise<string> {
  const newest = (await readMigrations()).at(-1)
  return newest ? `${version} (${newest.version})` : version
}

function explainUnreachable(error: unknown): never {
  if (!(error instanceof DatabaseUnavailable)) throw error
  const reason = error.cause instanceof Error ? error.cause.message : String(error.cause)
  throw new StartError(
    `PostgreSQL cannot be reached: ${reason}. Look at DATABASE_URL, and whether it runs.`,
    {
      cause: error,
    },
  )
}
