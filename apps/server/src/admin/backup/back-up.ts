import { access, rename } from 'node:fs/promises'
import type { Config } from '../../config.ts'
import { configOf } from '../../database/open-database.ts'
import { readVersion } from '../../version.ts'
import { AdminError } from '../admin-error.ts'
import { formatBytes } from '../format-bytes.ts'
import { hasEmbedded, reachDatabase, type OwnDatabase } from '../reach-database.ts'
import { dump, type Progress } from './dump.ts'
import type { Manifest } from './manifest.ts'
import { withSession } from './session.ts'
import { openArchive } from './write-archive.ts'

interface BackUpOptions {
  file: string
  now: Date
  progress: Progress
}

/**
 * Writes everything that the database holds, as of one moment, into one compressed file, whether the server runs or not. It
 * holds the keys of the server, so only its owner may read it; it has its name when it is whole.
 * @throws AdminError where there is nothing to back up, the file exists, or it cannot be written
 */
export async function backUp(
  place: OwnDatabase & Partial<Pick<Config, 'files'>>,
  { file, now, progress }: BackUpOptions,
): Promise<string> {
  refuseSupabase(place)
  if (await exists(file)) throw new AdminError(`${file} exists; a backup never replaces another one.`)
  if (place.database.mode === 'embedded' && !(await hasEmbedded(place.dataDir)))
    throw new AdminError(`There is no data in ${place.dataDir}.`)
  const { location, close } = await reachDatabase(place)
  try {
    const program = await readVersion()
    const manifest = await withSession(configOf(location), async (client) => {
      await requireSchema(client)
      const archive = await openArchive(`${file}.new`, now).catch(cannotWrite(file))
      try {
        const written = await dump(client, { archive, program, madeAt: now, progress })
        await archive.end()
        return written
      } catch (error) {
        await archive.discard()
        return cannotWrite(file)(error)
      }
    })
    await rename(`${file}.new`, file)
    const elsewhere = place.files ? ' What files hold lies in the S3 store: keep a copy of that, too.' : ''
    return `${describe(file, manifest)}${elsewhere}`
  } finally {
    await close()
  }
}

export function refuseSupabase({ database }: OwnDatabase): void {
  if (database.mode === 'supabase')
    throw new AdminError('Supabase keeps the data: back it up there, by its dashboard or `supabase db dump`.')
}

async function requireSchema(client: Parameters<Parameters<typeof withSession>[1]>[0]): Promise<void> {
  const { rows } = await client.query<{ name: string | null }>(
    `select to_regclass('supabase_migrations.schema_migrations')::text as name`,
  )
  if (!rows[0]?.name) throw new AdminError('There is nothing of Lingarden in this database yet.')
}

/** An error of the file system, such as a full disk, in one line. */
function cannotWrite(file: string) {
  return (cause: unknown): never => {
    if (!(cause instanceof Error && 'syscall' in cause)) throw cause
    throw new AdminError(`${file} cannot be written: ${cause.message}. Nothing is left of it.`, undefined, {
      cause,
    })
  }
}

function describe(file: string, { tables }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = tables.flatMap(({ parts }) => parts).reduce((sum, part) => sum + part.bytes, 0)
  return (
    `${file} holds ${rows} rows of ${tables.length} tables (${formatBytes(bytes)} unpacked), as they were at one moment. ` +
    'It holds the keys of this server: keep it safe.'
  )
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch {
    return false
  }
}
