import { dictionaryFormatVersion } from '@lingarden/domain/dictionary/storage-budget'
import { openDB, type IDBPDatabase } from 'idb'

interface StoredDictionary {
  version: number
  file: ArrayBuffer
}

const store = 'dictionaries'
let opening: Promise<IDBPDatabase> | undefined

function open(): Promise<IDBPDatabase> {
  opening ??= openDB('lingarden-dictionaries', 1, {
    upgrade: (database) => void database.createObjectStore(store),
  })
  return opening
}

/** The file as it was downloaded; undefined where the browser kept none, one of another format, or keeps nothing. */
export async function readStored(languageCode: string): Promise<ArrayBuffer | undefined> {
  try {
    const database = await open()
    const stored = (await database.get(store, languageCode)) as StoredDictionary | undefined
    return stored?.version === dictionaryFormatVersion ? stored.file : undefined
  } catch {
    return undefined
  }
}

/** Keeps the file if it fits the budget, in bytes; otherwise, or where storage is forbidden, it serves this session. */
export async function writeStored(languageCode: string, file: ArrayBuffer, budget: number): Promise<void> {
  if (file.byteLength > budget) return
  try {
    const database = await open()
    await database.put(
      store,
      { version: dictionaryFormatVersion, file } satisfies StoredDictionary,
      languageCode,
    )
  } catch {
    // Private mode or a full disk: the dictionary is in memory all the same.
  }
}

export async function clearStored(): Promise<void> {
  const database = await open()
  await database.clear(store)
}
