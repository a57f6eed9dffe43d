import { dictionaryFormatVersion } from '@lingarden/domain/dictionary/storage-budget'
import { openDB, type IDBPDatabase } from 'idb'
import type { DictionaryFiles } from './protocol'

interface StoredDictionary extends DictionaryFiles {
  formatVersion: number
  /** Which build of the data it is. */
  version: string
  bytes: number
}

const store = 'dictionaries'
/** When each was used last, in milliseconds since 1970; apart, so that noting it writes no megabytes. */
const uses = 'uses'
let opening: Promise<IDBPDatabase> | undefined

function open(): Promise<IDBPDatabase> {
  opening ??= openDB('lingarden-dictionaries', 3, {
    upgrade: (database) => {
      for (const name of [store, uses]) {
        if (database.objectStoreNames.contains(name)) database.deleteObjectStore(name)
        database.createObjectStore(name)
      }
    },
    // A later version of the app in another tab must not wait for this one.
    blocking: (_current, _blocked, { target }) => (target as IDBDatabase | null)?.close(),
    terminated: () => {
      opening = undefined
    },
  })
  // What could not be opened now may be later.
  opening.catch(() => {
    opening = undefined
  })
  return opening
}

/**
 * The files as they were downloaded; undefined where the browser kept none, one of another format or version, or keeps
 * nothing.
 * @param version the build wanted; undefined where any will do
 */
export async function readStored(
  languageCode: string,
  version: string | undefined,
): Promise<DictionaryFiles | undefined> {
  try {
    const database = await open()
    const stored = (await database.get(store, languageCode)) as StoredDictionary | undefined
    if (stored?.formatVersion !== dictionaryFormatVersion) return undefined
    if (version !== undefined && stored.version !== version) return undefined
    // Nobody waits for the note, and without it nothing is lost.
    database.put(uses, Date.now(), languageCode).catch(() => undefined)
    return stored
  } catch {
    return undefined
  }
}

const sizeOf = ({ entries, forms }: DictionaryFiles) => entries.byteLength + (forms?.byteLength ?? 0)

/**
 * Keeps the files if they fit the budget, in bytes, for which those used longest ago may go; otherwise, or where storage
 * is forbidden or full, they serve this session (requirement 4.14b).
 */
export async function writeStored(
  languageCode: string,
  version: string,
  files: DictionaryFiles,
  budget: number,
): Promise<void> {
  const bytes = sizeOf(files)
  if (bytes > budget) return
  const record: StoredDictionary = {
    ...files,
    formatVersion: dictionaryFormatVersion,
    version,
    bytes,
  }
  try {
    const database = await open()
    await makeRoom(database, languageCode, budget - bytes)
    await database.put(store, record, languageCode).catch(async () => {
      // The quota shrank: the other dictionaries can be downloaded again.
      await makeRoom(database, languageCode, 0)
      await database.put(store, record, languageCode)
    })
    await database.put(uses, Date.now(), languageCode)
  } catch {
    // Private mode or a full disk: the dictionary is in memory all the same.
  }
}

/** Removes other dictionaries, those used longest ago first, until the rest is no larger than given. */
async function makeRoom(database: IDBPDatabase, except: string, room: number): Promise<void> {
  const keys = (await database.getAllKeys(store)).map(String)
  const others = await Promise.all(
    keys
      .filter((key) => key !== except)
      .map(async (key) => {
        const { bytes } = (await database.get(store, key)) as StoredDictionary
        const usedAt = (await database.get(uses, key)) as number | undefined
        return { key, bytes, usedAt: usedAt ?? 0 }
      }),
  )
  let left = others.reduce((sum, { bytes }) => sum + bytes, 0)
  for (const { key, bytes } of others.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (left <= room) return
    await database.delete(store, key)
    left -= bytes
  }
}

/** Forgets one dictionary: what was stored of it cannot be read. */
export async function removeStored(languageCode: string): Promise<void> {
  const database = await open()
  await database.delete(store, languageCode)
}

export async function clearStored(): Promise<void> {
  const database = await open()
  await database.clear(store)
}
