import { unzipSync } from 'fflate'
import { AnkiFileError } from './anki-file-error.ts'
import { isZstd, unzstd } from './unzstd.ts'

/** Bytes that the database of a package may have when it is unpacked, and the list of its media. */
const mostBytes: ArchiveLimits = { collection: 400_000_000, media: 50_000_000 }

export interface ArchiveLimits {
  collection: number
  media: number
}

/** The databases that a package may hold, the one first that newer versions of Anki read. */
const collections = ['collection.anki21b', 'collection.anki21', 'collection.anki2']

export interface AnkiArchive {
  /** An SQLite database. */
  collection: Uint8Array
  media: Uint8Array
}

/**
 * Takes the database and the list of media out of a package (.apkg or .colpkg). Nothing else of it is unpacked, and no
 * name in it is used as one.
 * @throws AnkiFileError
 */
export function readArchive(file: Uint8Array, limits = mostBytes): AnkiArchive {
  const entries = unzip(file, limits)
  const name = collections.find((one) => entries[one])
  const packed = name && entries[name]
  if (!packed) throw new AnkiFileError('foreign', 'There is no collection in the archive')
  // The number of the version; more than 3 is of a version to come.
  if ((entries['meta']?.[1] ?? 0) > 3) throw new AnkiFileError('too-new', 'The package is of a later version')
  const media = entries['media'] ?? new Uint8Array()
  return {
    collection: isZstd(packed) ? unzstd(packed, limits.collection) : packed,
    media: isZstd(media) ? unzstd(media, limits.media) : media,
  }
}

function unzip(file: Uint8Array, limits: ArchiveLimits): Record<string, Uint8Array> {
  // An archive begins with the signature of an entry.
  if (file[0] !== 0x50 || file[1] !== 0x4b) throw new AnkiFileError('foreign', 'This is no archive')
  try {
    return unzipSync(file, {
      filter: ({ name, originalSize }) => {
        const isWanted = name === 'meta' || name === 'media' || collections.includes(name)
        const most = name.startsWith('collection') ? limits.collection : limits.media
        if (isWanted && originalSize > most)
          throw new AnkiFileError('too-large', 'It becomes too large when it is unpacked')
        return isWanted
      },
    })
  } catch (cause) {
    if (cause instanceof AnkiFileError) throw cause
    throw new AnkiFileError('damaged', 'The archive cannot be read', { cause })
  }
}
