import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Header } from 'tar'

export interface ArchiveEntry {
  path: string
  content: Buffer
}

/** Why a file is no archive of ours. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
}

const block = 512
/** Bytes of one entry: a part of a table, or the manifest. */
const mostEntryBytes = 64 * 1024 * 1024
/** Rows compress to a tenth, seldom to a fiftieth; gzip can promise a thousand times what it is given. */
const mostExpansion = 200
/** Until so many bytes are unpacked, the file's own beginning says little. */
const expansionGrace = 64 * 1024 * 1024

/**
 * Reads a compressed archive entry by entry; nothing is written to the disk.
 * @throws ArchiveError where it is cut off, damaged, or holds anything but plain files
 */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const source = createReadStream(file)
  const gunzip = createGunzip()
  const unpacked = pipeline(source, gunzip)
  unpacked.catch(() => undefined)
  const read = readerOf(gunzip, (bytes) => {
    if (bytes > expansionGrace && bytes > source.bytesRead * mostExpansion)
      throw new ArchiveError('It unpacks to far more than a backup does')
  })
  try {
    for (;;) {
      const header = await read(block)
      if (header.every((byte) => byte === 0)) break
      const { path, size } = checkHeader(new Header(header))
      const content = await read(size)
      await read((block - (size % block)) % block)
      yield { path, content }
    }
  } catch (cause) {
    if (cause instanceof ArchiveError || !isAboutContent(cause)) throw cause
    throw new ArchiveError('It is cut off or damaged', { cause })
  } finally {
    source.destroy()
    gunzip.destroy()
  }
}

function checkHeader({ cksumValid, path, size, type }: Header): { path: string; size: number } {
  if (!cksumValid || path === undefined || size === undefined || size < 0)
    throw new ArchiveError('It is cut off or damaged')
  if (type !== 'File') throw new ArchiveError(`It holds something that is no file (${type})`)
  if (size > mostEntryBytes) throw new ArchiveError('It holds a file that is too large for a backup')
  return { path, size }
}

/** Hands a stream out in pieces of the lengths that are asked for. */
function readerOf(stream: AsyncIterable<Buffer>, watch: (bytes: number) => void) {
  const chunks = stream[Symbol.asyncIterator]()
  let held: Buffer[] = []
  let length = 0
  let total = 0
  return async (wanted: number): Promise<Buffer> => {
    while (length < wanted) {
      const next = await chunks.next()
      if (next.done) throw new ArchiveError('It is cut off')
      held.push(next.value)
      length += next.value.length
      total += next.value.length
      watch(total)
    }
    const all = Buffer.concat(held)
    held = [all.subarray(wanted)]
    length = all.length - wanted
    return all.subarray(0, wanted)
  }
}

/** Whether an error says that the content is wrong, rather than that the file cannot be read. */
const isAboutContent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
