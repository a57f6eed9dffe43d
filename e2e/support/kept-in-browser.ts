import type { Page } from '@playwright/test'

interface Facts {
  segment: string
  bytes: number
  savedAt: number
}

/** Everything in a store of what the browser keeps of its learner. */
async function readStore<Value>(page: Page, store: string): Promise<Value[]> {
  return page.evaluate(
    (name) =>
      new Promise<Value[]>((resolve, reject) => {
        const opening = indexedDB.open('lingarden-learner')
        opening.addEventListener('error', () => reject(new Error('The database cannot be opened')))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll()
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve(reading.result as Value[])
          })
        })
      }),
    store,
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
