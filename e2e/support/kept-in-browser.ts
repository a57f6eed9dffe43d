import type { Page } from '@playwright/test'

interface Facts {
  segment: string
  bytes: number
  savedAt: number
}

/** Everything in a store of what the browser keeps of its learner. */
async function readStore<Value>(page: Page, store: string, database = 'lingarden-learner'): Promise<Value[]> {
  return page.evaluate(
    ({ name, source }) =>
      new Promise<Value[]>((resolve, reject) => {
        const opening = indexedDB.open(source)
        opening.addEventListener('error', () => reject(new Error('The database cannot be opened')))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll()
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve(reading.result as Value[])
          })
        })
      }),
    { name: store, source: database },
  )
}

/** Bytes of the bank that the browser keeps; 0 where it keeps none. */
export async function keptBankBytes(page: Page): Promise<number> {
  const facts = await readStore<Facts>(page, 'record-facts')
  return facts.find(({ segment }) => segment === 'bank')?.bytes ?? 0
}

/** Whether a conversation waits to be sent, and the browser keeps it as it stands. */
export async function isConversationKept(page: Page): Promise<boolean> {
  const [queued] = await readStore<{ queuedAt: number }>(page, 'outbox')
  const facts = await readStore<Facts>(page, 'record-facts')
  const kept = facts.find(({ segment }) => segment === 'conversation')
  return queued !== undefined && kept !== undefined && kept.savedAt >= queued.queuedAt
}

/** The addresses of the files of courses that the browser keeps for when there is no connection. */
export const keptCourseFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const files = await caches.open('lingarden-courses')
    return (await files.keys()).map(({ url }) => url)
  })

/** The ids of the reviews that the browser keeps. */
export const keptReviews = async (page: Page): Promise<string[]> =>
  (await readStore<{ id: string }>(page, 'reviews', 'lingarden-reviews')).map(({ id }) => id)
