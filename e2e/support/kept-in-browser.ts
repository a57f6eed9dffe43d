import type { Page } from '@playwright/test'

interface Facts {
  segment: string
  bytes: number
  savedAt: number
}

/** Everything in a store of what the browser keeps of its learner; compressed text as text. */
async function readStore<Value>(page: Page, store: string, database = 'lingarden-learner'): Promise<Value[]> {
  return page.evaluate(
    ({ name, source }) =>
      new Promise<Value[]>((resolve, reject) => {
        const opening = indexedDB.open(source)
        opening.addEventListener('error', () => reject(new Error('The database cannot be opened')))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll()
          const textOf = (gzip: ArrayBuffer) =>
            new Response(new Blob([gzip]).stream().pipeThrough(new DecompressionStream('gzip')))
              .text()
              .catch(() => '')
          const read = async (value: unknown) => (value instanceof ArrayBuffer ? textOf(value) : value)
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve(Promise.all((reading.result as unknown[]).map(read)) as Promise<Value[]>)
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

/** The list that the browser keeps under a name; empty where it keeps none. */
async function keptList<Item>(page: Page, name: string): Promise<Item[]> {
  const records = await readStore<string>(page, 'records')
  const texts = records.filter((record) => typeof record === 'string' && record !== '')
  const values = texts.map((text) => JSON.parse(text) as unknown)
  const kept = values.find((value) => typeof value === 'object' && value !== null && name in value)
  return (kept as Record<string, Item[]> | undefined)?.[name] ?? []
}

/** How many messages of the tutor the conversation has that the browser keeps; 0 where it keeps none. */
export async function keptReplies(page: Page): Promise<number> {
  const messages = await keptList<{ type: string }>(page, 'messages')
  return messages.filter(({ type }) => type === 'ai').length
}

/** How many open mistakes the browser keeps; 0 where it keeps none. */
export const keptMistakes = async (page: Page): Promise<number> => (await keptList(page, 'mistakes')).length

/** The addresses of the files of courses that the browser keeps for when there is no connection. */
export const keptCourseFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const files = await caches.open('lingarden-courses')
    return (await files.keys()).map(({ url }) => url)
  })

/** The ids of the reviews that the browser keeps. */
export const keptReviews = async (page: Page): Promise<string[]> =>
  (await readStore<{ id: string }>(page, 'reviews', 'lingarden-reviews')).map(({ id }) => id)

/** Seconds of practice that the server has not taken yet. */
export const unsentPractice = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.includes('practice:'))
      .map(([, kept]) => JSON.parse(kept) as { slice: { seconds: number }; sent: number })
      .reduce((sum, { slice, sent }) => sum + slice.seconds - sent, 0),
  )
