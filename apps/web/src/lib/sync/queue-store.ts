import type { QueueStore } from '@lingarden/sync/waiting-list'
import { readWaiting } from '@lingarden/sync/read-waiting'
import { browserDatabase } from '@/lib/browser-storage/open-database'
import { presenceSignal } from '@/lib/identity/presence'

/** What waits to be sent, by its place; no cache, so never evicted. */
const waiting = 'waiting'

/** Of this one there is only one version, as what lies in it can be fetched from nowhere. */
const openDatabase = browserDatabase('lingarden-queue', 1, [waiting])

/** The queue in this browser's own database; of a learner who has signed out it takes nothing any more. */
export const queueStore: QueueStore = {
  readAll: async () => (await openDatabase()).getAll(waiting),
  change: async (place, change) => {
    const database = await openDatabase()
    presenceSignal().throwIfAborted()
    const { store, done } = database.transaction(waiting, 'readwrite')
    const there = change(readWaiting(await store.get(place)))
    await Promise.all([there ? store.put(there, place) : store.delete(place), done])
    return there
  },
}
