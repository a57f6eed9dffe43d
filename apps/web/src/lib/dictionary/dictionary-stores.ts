import { openDB, type IDBPDatabase } from 'idb'

/** Where the browser keeps dictionaries, each under its language code. */
export const stores = {
  dictionaries: 'dictionaries',
  /** What makes them ready for searching: apart, for most visits look words up and search none. */
  searches: 'searches',
  /** When each was used last and how large it is; apart, so that noting that writes no megabytes. */
  uses: 'uses',
} as const

let opening: Promise<IDBPDatabase> | undefined

/** @throws where the browser keeps nothing */
export function openStores(): Promise<IDBPDatabase> {
  opening ??= openDB('lingarden-dictionaries', 4, {
    upgrade: (database) => {
      for (const name of Array.from(database.objectStoreNames)) database.deleteObjectStore(name)
      for (const name of Object.values(stores)) database.createObjectStore(name)
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
