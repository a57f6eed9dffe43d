import type { Database } from '../../../database/database.ts'
import type { ObjectContents } from './contents.ts'

/** Contents that are removed at once. */
const mostAtOnce = 500

/**
 * Removes contents that no row names: uploads that a power cut ended, and what a store beside the database still holds of
 * deleted objects. Repeatable, also by several servers at once.
 * @returns how many were removed
 */
export async function sweepContents(
  { query }: Pick<Database, 'query'>,
  contents: Pick<ObjectContents, 'remove'>,
): Promise<number> {
  const rows = await query<{ version: string }>(
    `select version from front.loose_contents as loose where since < now() - interval '1 hour'
       and not exists (select from storage.objects where objects.version = loose.version)
     limit $1`,
    [mostAtOnce],
  )
  const versions = rows.map(({ version }) => version)
  if (versions.length === 0) return 0
  await contents.remove(versions)
  await query('delete from front.loose_contents where version = any ($1)', [versions])
  return versions.length
}
