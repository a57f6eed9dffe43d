import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Header } from 'tar'

const block = 512
/** Most of a backup is text that compresses well at any level, or pictures that do at none. */
const level = 3

/** A compressed archive that is being written. */
export interface ArchiveWriter {
  add: (path: string, content: Buffer) => Promise<void>
  /** Closes it; what was written is on the disk then. */
  end: () => Promise<void>
  /** Gives it up, and removes it. */
  discard: () => Promise<void>
}

/** Opens a .tar.gz that only its owner may read. Entries are written as they come, without a copy on the disk. */
export async function openArchive(file: string, madeAt: Date): Promise<ArchiveWriter> {
  await rm(file, { force: true })
  const gzip = createGzip({ level })
  const written = pipeline(gzip, createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }))
  // Whoever writes next, or ends, is told.
  written.catch(() => undefined)

  async function write(bytes: Buffer): Promise<void> {
    if (bytes.length > 0 && !gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), written])
  }

  return {
    add: async (path, content) => {
      const header = Buffer.alloc(block)
      new Header({ path, size: content.length, mode: 0o600, mtime: madeAt, type: 'File' }).encode(header)
      await write(header)
      await write(content)
      await write(Buffer.alloc((block - (content.length % block)) % block))
    },
    end: async () => {
      gzip.end(Buffer.alloc(2 * block))
      await written
    },
    discard: async () => {
      gzip.destroy()
      await written.catch(() => undefined)
      await rm(file, { force: true })
    },
  }
}
