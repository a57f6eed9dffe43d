import { openDB, type IDBPDatabase } from 'idb'

/**
 * A database of this browser, opened when it is first asked for and again after a failure. Another version of its stores
 * is dropped: what lies in them can be fetched anew.
 * @returns how to get at it; that rejects where storage is forbidden (private mode) or broken
 */
export function browserDatabase(
  name: string,
  version: number,
  stores: readonly string[],
): () => Promise<IDBPDatabase> {
  let opening: Promise<IDBPDatabase> | undefined
  const forget = () => {
    opening = undefined
  }
  return () => {
    opening ??= openStores(name, version, stores, forget)
    // What could not be opened now may be later.
    opening.catch(forget)
    return opening
  }
}

async function openStores(
  name: string,
  version: number,
  stores: readonly string[],
  onClosed: () => void,
): Promise<IDBPDatabase> {
  return openDB(name, version, {
    upgrade: (database) => {
      for (const store of stores) {
        if (database.objectStoreNames.contains(store)) database.deleteObjectStore(store)
        database.createObjectStore(store)
      }
    },
    // A later version of the app in another tab must not wait for this one.
    blocking: (_current, _blocked, { target }) => {
      ;(target as IDBDatabase | null)?.close()
      onClosed()
    },
    terminated: onClosed,
  })
}
