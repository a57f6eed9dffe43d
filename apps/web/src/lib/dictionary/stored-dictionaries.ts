import { dictionaryFormatVersion } from '@lingarden/domain/dictionary/storage-budget'
import { openDB, type IDBPDatabase } from 'idb'
import type { DictionaryFiles } from './protocol'

interface StoredDictionary extends DictionaryFiles {
  formatVersion: number
  /** Which build of the data it is. */
  version: string
  bytes: number
  /** Milliseconds since 1970. */
  usedAt: number
}

const store = 'dictionaries'
let opening: Promise<IDBPDatabase> | undefined

function open(): Promise<IDBPDatabase> {
  opening ??= openDB('lingarden-dictionaries', 2, {
    upgrade: (database) => {
      if (database.objectStoreNames.contains(store)) database.deleteObjectStore(store)
      database.createObjectStore(store)
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
    await database.put(store, { ...stored, usedAt: Date.now() }, languageCode)
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
    usedAt: Date.now(),
  }
  try {
    const database = await open()
    await makeRoom(database, languageCode, budget - bytes)
    await database.put(store, record, languageCode).catch(async () => {
      // The quota shrank: the other dictionaries can be downloaded again.
      await makeRoom(database, languageCode, 0)
      await database.put(store, record, languageCode)
    })
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
      .map(async (key) => ({ key, record: (await database.get(store, key)) as StoredDictionary })),
  )
  let left = others.reduce((sum, { record }) => sum + record.bytes, 0)
  for (const { key, record } of others.toSorted((a, b) => a.record.usedAt - b.record.usedAt)) {
    if (left <= room) return
    await database.delete(store, key)
    left -= record.bytes
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
