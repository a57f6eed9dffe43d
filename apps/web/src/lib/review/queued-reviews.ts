import type { Review } from '@lingarden/domain/review/review'
import { unwrap, type IDBPDatabase } from 'idb'
import { browserDatabase } from '@/lib/browser-storage/open-database'
import { reportStorageTrouble } from '@/lib/browser-storage/storage-trouble'
import { hasLeft, presenceSignal } from '@/lib/identity/presence'
import { yieldControl } from '@/lib/yield-control'

/** Reviews by owner, language and id. */
const reviews = 'reviews'
/** When the server's log of a language was last read to its end. */
const readings = 'readings'

const openDatabase = browserDatabase('lingarden-reviews', 1, [reviews, readings])

const placeOf = (userId: string, languageCode: string) => `${userId}/${languageCode}/`

/** What this browser keeps of a log, in no order. */
export interface QueuedLog {
  log: Review[]
  /** Whether the server's log was read to its end once, so that nothing older is missing. */
  isWhole: boolean
}

/** Reads what was kept; nothing where storage is forbidden. */
export async function readQueuedReviews(userId: string, languageCode: string): Promise<QueuedLog> {
  const place = placeOf(userId, languageCode)
  try {
    const database = await openDatabase()
    const transaction = database.transaction([reviews, readings])
    const [log, reading] = await Promise.all([
      transaction.objectStore(reviews).getAll(IDBKeyRange.bound(place, `${place}\uffff`)) as Promise<
        Review[]
      >,
      transaction.objectStore(readings).get(place) as Promise<number | undefined>,
    ])
    return { log, isWhole: reading !== undefined }
  } catch {
    return { log: [], isWhole: false }
  }
}

/** Reviews that are written at once: few enough for a phone to draw a frame between two lots. */
const lotSize = 100

/**
 * Keeps reviews, one record each: an answer writes one line and not the log.
 * @param isWhole whether with them the server's log has been read to its end
 */
export async function queueReviews(
  userId: string,
  languageCode: string,
  added: readonly Review[],
  isWhole = false,
): Promise<void> {
  const place = placeOf(userId, languageCode)
  await write(async (database) => {
    for (let from = 0; from < added.length; from += lotSize) {
      if (from > 0) await yieldControl()
      presenceSignal().throwIfAborted()
      const transaction = database.transaction(reviews, 'readwrite')
      // The browser's own store: a promise for each of some thousand reviews takes longer than writing them.
      const store = unwrap(transaction.store)
      for (const review of added.slice(from, from + lotSize)) store.put(review, place + review.id)
      await transaction.done
    }
    presenceSignal().throwIfAborted()
    if (isWhole) await database.put(readings, Date.now(), place)
  })
}

/** Keeps a review no more. */
export async function dropQueuedReview(userId: string, languageCode: string, id: string): Promise<void> {
  await write((database) => database.delete(reviews, placeOf(userId, languageCode) + id))
}

/** What storage refuses lasts as long as the page, and waits in the outbox's memory; the learner hears of it once. */
async function write(task: (database: IDBPDatabase) => Promise<void>): Promise<void> {
  try {
    await task(await openDatabase())
  } catch {
    if (!hasLeft()) reportStorageTrouble()
  }
}
