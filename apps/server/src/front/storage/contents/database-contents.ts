import type { Database } from '../../../database/database.ts'
import { ContentsMissing, type ByteRange, type ObjectContents } from './contents.ts'

/** Bytes of one part: what a slow reader keeps in memory, and what one statement carries. */
const partSize = 256 * 1024
/** Parts that are read at once. */
const partsAtOnce = 4

/** Keeps contents in PostgreSQL, in parts: every server on it has them, and a backup of it holds them. */
export function createDatabaseContents({ query }: Pick<Database, 'query'>): ObjectContents {
  async function* read(version: string, { start, end }: ByteRange): AsyncGenerator<Uint8Array> {
    const last = Math.ceil(end / partSize) - 1
    for (let part = Math.floor(start / partSize); part <= last; part += partsAtOnce) {
      const until = Math.min(part + partsAtOnce - 1, last)
      // As base64: in the text that PostgreSQL sends bytes would be twice as long, and took twice as long to read.
      const rows = await query<{ part: number; bytes: string }>(
        `select part, encode(bytes, 'base64') as bytes from front.object_contents
         where version = $1 and part between $2 and $3 order by part`,
        [version, part, until],
      )
      if (rows.length !== until - part + 1) throw new ContentsMissing(`Parts of ${version} are missing`)
      for (const row of rows) {
        const offset = row.part * partSize
        yield Buffer.from(row.bytes, 'base64').subarray(Math.max(0, start - offset), end - offset)
      }
    }
  }

  return {
    read,
    write: async (version, bytes) => {
      let part = 0
      for await (const piece of inParts(bytes)) {
        await query('insert into front.object_contents (version, part, bytes) values ($1, $2, $3)', [
          version,
          part,
          piece,
        ])
        part += 1
      }
    },
    remove: async (versions) => {
      await query('delete from front.object_contents where version = any ($1)', [versions])
    },
  }
}

/** The same bytes in pieces of one size; only the last may be smaller. */
async function* inParts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let pieces: Uint8Array[] = []
  let held = 0
  for await (const piece of bytes) {
    let rest = piece
    while (held + rest.length >= partSize) {
      const cut = partSize - held
      yield Buffer.concat([...pieces, rest.subarray(0, cut)])
      rest = rest.subarray(cut)
      pieces = []
      held = 0
    }
    if (rest.length > 0) pieces.push(rest)
    held += rest.length
  }
  if (held > 0) yield Buffer.concat(pieces)
}
