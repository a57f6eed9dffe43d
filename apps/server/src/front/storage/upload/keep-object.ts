import { createHash, randomUUID } from 'node:crypto'
import { actAs } from '../../../database/acting-role.ts'
import { DatabaseError, type Database, type Statement } from '../../../database/database.ts'
import type { Caller } from '../../caller.ts'
import type { ObjectContents } from '../contents/contents.ts'
import type { ObjectMetadata, ObjectPlace } from '../objects.ts'

/** An object that is about to be kept. */
export interface NewObject {
  place: ObjectPlace
  isUpsert: boolean
  mimetype: string
  cacheControl: string
  userMetadata: Record<string, unknown> | null
}

export interface KeepDeps {
  database: Pick<Database, 'query' | 'run'>
  contents: ObjectContents
  now: () => number
}

const insertSql = `
  insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`
// Row level security asks more for this one: to see and to change rows, too.
const upsertSql = `${insertSql}
  on conflict (bucket_id, name) do update set version = excluded.version, metadata = excluded.metadata,
    user_metadata = excluded.user_metadata, owner = excluded.owner, owner_id = excluded.owner_id, updated_at = now()
  returning id`

function rowOf(
  { place, isUpsert, userMetadata }: NewObject,
  { userId }: Caller,
  version: string | null,
  metadata: Partial<ObjectMetadata>,
): Statement & { id: string } {
  const id = randomUUID()
  const owner = userId ?? null
  return {
    id,
    text: isUpsert ? upsertSql : insertSql,
    values: [
      id,
      place.bucket,
      place.name,
      owner,
      owner,
      version,
      JSON.stringify(metadata),
      userMetadata && JSON.stringify(userMetadata),
    ],
  }
}

const undoState = 'FU001'
const undo: Statement = {
  text: `do $$ begin raise exception 'undone' using errcode = '${undoState}'; end $$`,
}

/**
 * Tries whether a caller may keep an object, by keeping its row and undoing that: policies, quota and the name decide before
 * a byte of it is read.
 * @param size in bytes, as far as it is known
 * @throws pg's DatabaseError where they may not
 */
export async function tryToKeep(
  { run }: Pick<Database, 'run'>,
  caller: Caller,
  object: NewObject,
  size: number,
): Promise<void> {
  const row = rowOf(object, caller, null, { size, contentLength: size, mimetype: object.mimetype })
  try {
    await run([row, undo], { as: caller })
  } catch (error) {
    if (error instanceof DatabaseError && error.code === undoState) return
    throw error
  }
}

/**
 * Keeps an object: its contents first, noted as loose, then the row that names them, in one transaction with the end of that
 * note. A row without contents never is; contents without a row are removed here, or by the sweep after a power cut.
 * @returns the id of its row
 */
export async function keepObject(
  { database, contents, now }: KeepDeps,
  caller: Caller,
  object: NewObject,
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ id: string; eTag: string }> {
  const version = randomUUID()
  await database.query('insert into front.loose_contents (version) values ($1)', [version])
  try {
    const sum = createSum(bytes)
    await contents.write(version, sum.bytes)
    const metadata = describe(object, sum.size(), sum.eTag(), now())
    const row = rowOf(object, caller, version, metadata)
    const settle: Statement = {
      text: 'delete from front.loose_contents where version = $1',
      values: [version],
    }
    const results = await database.run([settle, actAs(caller), row])
    const kept = results.at(-1)?.rows[0]?.['id']
    return { id: typeof kept === 'string' ? kept : row.id, eTag: metadata.eTag }
  } catch (error) {
    await drop(database, contents, version).catch(() => undefined)
    throw error
  }
}

async function drop(
  { query }: Pick<Database, 'query'>,
  contents: ObjectContents,
  version: string,
): Promise<void> {
  // An answer that was lost on its way may stand for a row that is there.
  const [named] = await query('select id from storage.objects where version = $1', [version])
  if (named) return
  await contents.remove([version])
  await query('delete from front.loose_contents where version = $1', [version])
}

function describe(
  { mimetype, cacheControl }: NewObject,
  size: number,
  eTag: string,
  now: number,
): ObjectMetadata {
  return {
    eTag,
    size,
    mimetype,
    cacheControl,
    lastModified: new Date(now).toISOString(),
    contentLength: size,
    httpStatusCode: 200,
  }
}

/** Counts and hashes bytes as they pass. */
function createSum(bytes: AsyncIterable<Uint8Array>) {
  // What S3 names objects by; it guards nothing.
  const hash = createHash('md5')
  let size = 0
  async function* pass(): AsyncGenerator<Uint8Array> {
    for await (const piece of bytes) {
      hash.update(piece)
      size += piece.length
      yield piece
    }
  }
  return { bytes: pass(), size: () => size, eTag: () => `"${hash.digest('hex')}"` }
}
