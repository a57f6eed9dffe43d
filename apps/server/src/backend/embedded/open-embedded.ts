import { join } from 'node:path'
import { App, setExperimental } from '@supabase/lite'
import { minPasswordLength } from '@lingarden/domain/profile'
import type { Backend, MailMode } from '../backend.ts'
import { compressDictionaries, offerDictionaries } from '../dictionaries.ts'
import type { MailTransport } from '../mail/mail.ts'
import type { Mailbox } from '../mail/mailbox.ts'
import { createRealtime } from '../realtime/realtime.ts'
import { prepareDataDirectory } from './data-directory.ts'
import { lockDataDirectory } from '../../database/cluster/data-lock.ts'
import { callDirectly } from './call-directly.ts'
import { createFileStorage } from './file-storage.ts'
import { createMailer } from './mailer.ts'
import { migrate, readAppliedVersions, readMigrations, refuseNewerDatabase } from './migrations.ts'
import { noteBrowsers } from './note-browsers.ts'
import { openDatabase, type DatabaseLocation, type OpenDatabase } from './open-database.ts'
import { rolesSql } from './roles.ts'
import { readOrCreateSecrets, type Secrets } from './secrets.ts'
import { createTokenVerifier } from './token-verifier.ts'

export interface EmbeddedOptions {
  /** PGlite lies in the data directory. */
  database: { kind: 'pglite' } | Exclude<DatabaseLocation, { kind: 'pglite' }>
  dataDir: string
  /** The address in mails. */
  siteUrl: () => string
  mail: { mode: Exclude<MailMode, 'external'>; transport: MailTransport; mailbox?: Mailbox }
  /** Whether the bucket of dictionaries is filled; most tests do without. */
  withDictionaries?: boolean
  /** Hands out the open database, for scripts and tests that look beneath the API. */
  onDatabaseOpen?: (database: OpenDatabase) => void
}

/**
 * Opens the Supabase inside this process: database, auth, data API, storage, realtime.
 * @throws StartError with one line for the operator; nothing was changed then
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Backend> {
  await prepareDataDirectory(options.dataDir)
  const unlock = await lockDataDirectory(options.dataDir)
  try {
    return await open(options, unlock)
  } catch (error) {
    await unlock()
    throw error
  }
}

async function open(options: EmbeddedOptions, unlock: () => Promise<void>): Promise<Backend> {
  const { database: choice, dataDir, siteUrl, mail } = options
  const secrets = await readOrCreateSecrets(dataDir)
  const [database, migrations] = await Promise.all([
    openDatabase(locationOf(choice, dataDir)),
    readMigrations(),
  ])
  try {
    const app = createApp(database, secrets, dataDir, siteUrl)
    app._mailer = createMailer({
      siteUrl,
      transport: mail.transport,
      metadataOf: (email) => metadataOf(database, email),
    })
    await database.alone(async () => {
      await prepareSchema(database, app, migrations)
      await app.init()
    })
    options.onDatabaseOpen?.(database)
    const fetch = async (request: Request) => app.fetch(request)
    if (options.withDictionaries !== false) await offerDictionaries(fetch, secrets.secretKey)
    const answer = noteBrowsers(compressDictionaries(fetch), database.transact)
    const realtime = await createRealtime({
      database,
      apiKeys: [secrets.publishableKey, secrets.secretKey],
      fetch,
    })
    return {
      mode: choice.kind === 'postgres' ? 'postgres' : 'embedded',
      publicUrl: undefined,
      publishableKey: secrets.publishableKey,
      secretKey: secrets.secretKey,
      mailMode: mail.mode,
      mails: () => mail.mailbox?.mails() ?? [],
      verifyToken: createTokenVerifier(secrets.jwtSecret),
      call: callDirectly(database),
      fetch: answer,
      handleUpgrade: realtime.handleUpgrade,
      close: async () => {
        realtime.close()
        await database.close()
        await unlock()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

function locationOf(choice: EmbeddedOptions['database'], dataDir: string): DatabaseLocation {
  return choice.kind === 'pglite' ? { kind: 'pglite', folder: join(dataDir, 'database') } : choice
}

function createApp(
  { connection }: OpenDatabase,
  secrets: Secrets,
  dataDir: string,
  siteUrl: () => string,
): App {
  setExperimental('storage', true)
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: siteUrl(),
      minimum_password_length: minPasswordLength,
      // Told to confirm a change twice, the library asks the old address alone: anybody could take an address that is
      // not theirs.
      email: { enable_signup: true, enable_confirmations: true, double_confirm_changes: false },
    },
    storage: { enabled: true, file_size_limit: '50MiB' },
    options: { server: { admin: false, disableStudio: true } },
  })
  app._storageAdapter = createFileStorage(join(dataDir, 'storage'))
  return app
}

/** Brings the schema up to date; a database that is already there costs one look at its history. */
async function prepareSchema(
  database: OpenDatabase,
  app: App,
  migrations: Awaited<ReturnType<typeof readMigrations>>,
) {
  const applied = await readAppliedVersions(database)
  refuseNewerDatabase(applied, migrations)
  if (applied.length === migrations.length) return
  await app.ensureSystemSchema()
  await database.execute(rolesSql)
  await migrate(database, applied, migrations)
}

async function metadataOf({ connection }: OpenDatabase, email: string): Promise<Record<string, unknown>> {
  const row = await connection.kysely
    .withSchema('auth')
    .selectFrom('users')
    .select('raw_user_meta_data')
    .where('email', '=', email)
    .executeTakeFirst()
  const metadata: unknown = row?.['raw_user_meta_data']
  if (typeof metadata === 'string') return JSON.parse(metadata) as Record<string, unknown>
  return typeof metadata === 'object' && metadata !== null ? { ...metadata } : {}
}
