import { openDB } from 'idb'

/**
 * Empties every database of ours in this browser, also those that no module of this page has opened yet. They are not deleted:
 * that would wait for every page that has them open.
 */
export async function clearBrowserDatabases(): Promise<void> {
  // Where storage is forbidden (private mode), nothing was kept.
  const known = await globalThis.indexedDB?.databases?.().catch(() => [])
  const names = (known ?? []).flatMap(({ name }) => (name?.startsWith('lingarden-') ? [name] : []))
  await Promise.all(names.map(clearDatabase))
}

async function clearDatabase(name: string): Promise<void> {
  const database = await openDB(name)
  try {
    await Promise.all(Array.from(database.objectStoreNames, (store) => database.clear(store)))
  } finally {
    database.close()
  }
}
