import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clip } from '../speaker.ts'
import { packClip, unpackClip } from './clip-file.ts'

/** Clips by key; a key is lower-case hexadecimal. */
export interface ClipCache {
  /** The clip, which then counts as used just now. Never throws. */
  read: (key: string) => Promise<Clip | undefined>
  /**
   * Asks whether one may make a clip that is not there. Where another server makes it just now, waits for that.
   * @returns the clip, or how to tell that one is done with making it
   * @throws the reason of the signal, or where nobody can be asked
   */
  claim: (key: string, signal: AbortSignal) => Promise<Clip | (() => Promise<void>)>
  /** Keeps a clip and drops the ones that were not used for longest, until all fit. */
  write: (key: string, clip: Clip) => Promise<void>
}

const ending = '.clip'

/**
 * Clips on disk, for one server. The cache stays below a number of bytes. Files are written aside and renamed, so that a reader finds a whole one or
 * none; the time of a file says when it was used last, also after the server started anew.
 */
export function createClipCache(directory: string, maxBytes: number): ClipCache {
  let opened: Promise<Map<string, number>> | undefined
  // The sizes by key, the one that was not used for longest first.
  const open = () => (opened ??= listClips(directory))
  const path = (key: string) => join(directory, key + ending)

  return {
    // Nobody else writes here.
    claim: () => Promise.resolve(() => Promise.resolve()),

    read: async (key) => {
      try {
        const clip = unpackClip(await readFile(path(key)))
        const sizes = await open()
        const size = sizes.get(key)
        sizes.delete(key)
        if (!clip) {
          await rm(path(key), { force: true })
          return undefined
        }
        if (size !== undefined) sizes.set(key, size)
        const now = new Date()
        await utimes(path(key), now, now)
        return clip
      } catch {
        return undefined
      }
    },

    write: async (key, clip) => {
      const sizes = await open()
      const packed = packClip(clip)
      if (packed.length > maxBytes) return
      await mkdir(directory, { recursive: true })
      const aside = join(directory, `${randomUUID()}.part`)
      try {
        await writeFile(aside, packed)
        await rename(aside, path(key))
      } catch (error) {
        await rm(aside, { force: true })
        throw error
      }
      sizes.delete(key)
      sizes.set(key, packed.length)
      let total = sizes.values().reduce((sum, size) => sum + size, 0)
      for (const [oldest, size] of sizes) {
        if (total <= maxBytes) break
        sizes.delete(oldest)
        total -= size
        await rm(path(oldest), { force: true })
      }
    },
  }
}

/** What lies in the directory; what a server that was killed left half written goes. */
async function listClips(directory: string): Promise<Map<string, number>> {
  const names = await readdir(directory).catch(() => [])
  const files = await Promise.all(
    names.map(async (name) => {
      const file = join(directory, name)
      if (name.endsWith('.part')) await rm(file, { force: true })
      if (!name.endsWith(ending)) return []
      const found = await stat(file).catch(() => undefined)
      return found ? [{ key: name.slice(0, -ending.length), size: found.size, time: found.mtimeMs }] : []
    }),
  )
  const byAge = files.flat().sort((a, b) => a.time - b.time)
  return new Map(byAge.map(({ key, size }) => [key, size]))
}
