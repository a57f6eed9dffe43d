import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import type { BuiltFile } from '@lingarden/content/dictionary-files'
import { ContentsMissing, type ByteRange, type ObjectContents } from './contents.ts'

/** What the contents of a file of a package are named by: the program has them, no store. */
const prefix = 'package/'

/** The name of a packed file's contents; it changes with them. */
export const packageVersion = ({ sha256 }: Pick<BuiltFile, 'sha256'>) => prefix + sha256

/** Contents that lie packed in a package of the program, beside those of a store. */
export interface PackageContents extends ObjectContents {
  /** The contents as they lie there, compressed with gzip; undefined where they are in the store. */
  compressed: (version: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
}

/** Reads what the package holds from there, and hands everything else to a store. */
export function withPackageContents(files: readonly BuiltFile[], store: ObjectContents): PackageContents {
  const locations = new Map(files.map((file) => [packageVersion(file), file.location]))
  const locate = (version: string): URL => {
    const location = locations.get(version)
    if (!location) throw new ContentsMissing(`${version} is of another version of the program`)
    return location
  }
  return {
    write: store.write,
    read: (version, range) =>
      version.startsWith(prefix) ? unpack(locate(version), range) : store.read(version, range),
    remove: (versions) => store.remove(versions.filter((version) => !version.startsWith(prefix))),
    compressed: async (version) =>
      version.startsWith(prefix) ? readFile(locate(version)) : Promise.resolve(undefined),
  }
}

async function* unpack(location: URL, { start, end }: ByteRange): AsyncGenerator<Uint8Array> {
  const file = createReadStream(location)
  const unpacked = file.pipe(createGunzip())
  file.on('error', (error) => unpacked.destroy(error))
  let at = 0
  try {
    for await (const piece of unpacked as AsyncIterable<Buffer>) {
      const wanted = piece.subarray(Math.max(0, start - at), Math.max(0, end - at))
      if (wanted.length > 0) yield wanted
      at += piece.length
      if (at >= end) return
    }
  } finally {
    file.destroy()
    unpacked.destroy()
  }
}
