import type { PackedEntries } from '@lingarden/languages/kit/dictionary/packed/packed-entries'
import type { PackedSearch } from '@lingarden/domain/dictionary/search-index'
import { dictionaryFormatVersion } from '@lingarden/domain/dictionary/storage-budget'
import type { IDBPDatabase } from 'idb'
import { openStores, stores } from './dictionary-stores'

/** What is made of the files of a dictionary, so that opening it again takes no longer than reading it. */
export interface PackedDictionary {
  entries: PackedEntries
  /** As it was downloaded; undefined where the language does not inflect. */
  forms: ArrayBuffer | undefined
}

interface StoredDictionary extends PackedDictionary {
  formatVersion: number
  /** Which build of the data it is. */
  version: string
}

interface Use {
  version: string
  /** Of the dictionary and of what makes it ready for searching. */
  bytes: number
  /** Milliseconds since 1970. */
  usedAt: number
}

/**
 * A dictionary as it was stored; undefined where the browser kept none, one of another format or version, or keeps
 * nothing.
 * @param version the build wanted; undefined where any will do
 */
export async function readStored(
  languageCode: string,
  version: string | undefined,
): Promise<StoredDictionary | undefined> {
  try {
    const database = await openStores()
    const stored = (await database.get(stores.dictionaries, languageCode)) as StoredDictionary | undefined
    if (stored?.formatVersion !== dictionaryFormatVersion) return undefined
    if (version !== undefined && stored.version !== version) return undefined
    // Nobody waits for the note, and without it nothing is lost.
    noteUse(database, languageCode).catch(() => undefined)
    return stored
  } catch {
    return undefined
  }
}

/** Whether the browser kept a dictionary of that version, without reading its megabytes; no where it cannot be told. */
export async function hasStored(languageCode: string, version: string | undefined): Promise<boolean> {
  try {
    const use = (await (await openStores()).get(stores.uses, languageCode)) as Use | undefined
    return use !== undefined && (version === undefined || use.version === version)
  } catch {
    return false
  }
}

async function noteUse(database: IDBPDatabase, languageCode: string): Promise<void> {
  const use = (await database.get(stores.uses, languageCode)) as Use | undefined
  if (use) await database.put(stores.uses, { ...use, usedAt: Date.now() }, languageCode)
}

/** What makes a dictionary of that version ready for searching; undefined where the browser kept none. */
export async function readSearch(languageCode: string, version: string): Promise<PackedSearch | undefined> {
  try {
    const database = await openStores()
    const use = (await database.get(stores.uses, languageCode)) as Use | undefined
    if (use?.version !== version) return undefined
    return (await database.get(stores.searches, languageCode)) as PackedSearch | undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps a dictionary if it fits the budget, in bytes, for which those used longest ago may go; otherwise, or where
 * storage is forbidden or full, it serves this session (requirement 4.14b).
 */
export async function writeStored(
  languageCode: string,
  version: string,
  { entries, forms }: PackedDictionary,
  budget: number,
): Promise<void> {
  const record = {
    entries,
    forms,
    formatVersion: dictionaryFormatVersion,
    version,
  } satisfies StoredDictionary
  const bytes = sizeOf(entries) + (forms?.byteLength ?? 0)
  try {
    const database = await openStores()
    await database.delete(stores.searches, languageCode)
    await writeWithin(database, stores.dictionaries, languageCode, record, { version, bytes }, budget)
  } catch {
    // Private mode or a full disk: the dictionary is in memory all the same.
  }
}

/** Keeps what makes a dictionary ready for searching, if that dictionary is kept, within the same budget. */
export async function writeSearch(
  languageCode: string,
  version: string,
  search: PackedSearch,
  budget: number,
): Promise<void> {
  try {
    const database = await openStores()
    const use = (await database.get(stores.uses, languageCode)) as Use | undefined
    if (use?.version !== version) return
    const bytes = use.bytes + sizeOf(search)
    await writeWithin(database, stores.searches, languageCode, search, { version, bytes }, budget)
  } catch {
    // It is made again the next time.
  }
}

const sizeOf = (packed: object): number =>
  Object.values(packed)
    .filter((part) => ArrayBuffer.isView(part))
    .reduce((sum, { byteLength }) => sum + byteLength, 0)

async function writeWithin(
  database: IDBPDatabase,
  store: string,
  languageCode: string,
  record: object,
  { version, bytes }: Omit<Use, 'usedAt'>,
  budget: number,
): Promise<void> {
  if (bytes > budget) return
  await makeRoom(database, languageCode, budget - bytes)
  await database.put(store, record, languageCode).catch(async () => {
    // The quota shrank: the other dictionaries can be downloaded again.
    await makeRoom(database, languageCode, 0)
    await database.put(store, record, languageCode)
  })
  await database.put(stores.uses, { version, bytes, usedAt: Date.now() } satisfies Use, languageCode)
}

/** Removes other dictionaries, those used longest ago first, until the rest is no larger than given. */
async function makeRoom(database: IDBPDatabase, except: string, room: number): Promise<void> {
  const keys = (await database.getAllKeys(stores.uses)).map(String)
  const others = await Promise.all(
    keys
      .filter((key) => key !== except)
      .map(async (key) => ({ key, ...((await database.get(stores.uses, key)) as Use) })),
  )
  let left = others.reduce((sum, { bytes }) => sum + bytes, 0)
  for (const { key, bytes } of others.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (left <= room) return
    await remove(database, key)
    left -= bytes
  }
}

async function remove(database: IDBPDatabase, languageCode: string): Promise<void> {
  for (const store of Object.values(stores)) await database.delete(store, languageCode)
}

/** Forgets one dictionary: what was stored of it cannot be read. */
export async function removeStored(languageCode: string): Promise<void> {
  await remove(await openStores(), languageCode)
}

export async function clearStored(): Promise<void> {
  const database = await openStores()
  for (const store of Object.values(stores)) await database.clear(store)
}

/** Bytes that the dictionaries take in this browser; 0 where nothing can be stored. */
export async function storedDictionaryBytes(): Promise<number> {
  try {
    const uses = (await (await openStores()).getAll(stores.uses)) as Use[]
    return uses.reduce((sum, { bytes }) => sum + bytes, 0)
  } catch {
    return 0
  }
}
