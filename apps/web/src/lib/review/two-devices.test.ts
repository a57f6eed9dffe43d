import 'fake-indexeddb/auto'
import { createChance, type Chance } from '@lingarden/domain/chance'
import { defaultDailyLimits } from '@lingarden/domain/review/daily-limits'
import { planToday } from '@lingarden/domain/review/plan-today'
import { rebuildCards, steadyNow } from '@lingarden/domain/review/rebuild-cards'
import { answerItem, presentItem, type ReviewRun } from '@lingarden/domain/review/review-run'
import { grades, type Review } from '@lingarden/domain/review/review'
import type { ReviewRow } from '@lingarden/domain/review/review-row'
import { QueryClient } from '@tanstack/react-query'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { logError } from '@/lib/log'
import { openQueue } from '@/test/open-queue'
import { reviewClock } from './review-clock'

const connection = vi.hoisted(() => ({ isThere: true }))
vi.mock('@/lib/server-reach', () => ({ mayReachServer: () => connection.isThere }))
vi.mock('@/lib/session/is-signed-in', () => ({ isSignedIn: async () => true }))
vi.mock('@/lib/log', () => ({ logError: vi.fn<typeof logError>() }))
vi.mock('@/lib/runtime-config', () => ({
  getRuntimeConfig: () => ({ supabaseUrl: 'https://backend.test', supabaseKey: 'sb_publishable_x' }),
}))

const day = 86_400_000
const start = new Date(2026, 0, 5, 9).getTime()
const words = Array.from({ length: 12 }, (_, index) => `word ${index}`)
const owner = { userId: 'ada', languageCode: 'es-ES' }

/** The table as the database keeps it: each id once, and when it came. Answers may be lost on their way back. */
const server = { table: new Map<string, ReviewRow>(), losesAnswers: () => false }

async function answer(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  if (!connection.isThere) throw new TypeError('Failed to fetch')
  const request = new Request(input, init)
  const params = new URL(request.url).searchParams
  if (request.method === 'POST') {
    for (const row of (await request.json()) as ReviewRow[])
      if (!server.table.has(row.id))
        server.table.set(row.id, { ...row, received_at: new Date(Date.now()).toISOString() })
    if (server.losesAnswers()) throw new TypeError('Failed to fetch')
    return new Response(null, { status: 201 })
  }
  const since = params.get('received_at')?.replace('gte.', '') ?? ''
  const from = Number(params.get('offset'))
  const rows = [...server.table.values()].filter((row) => row.received_at >= since)
  return Response.json(rows.slice(from, from + 1000))
}

type Page = Awaited<ReturnType<typeof openPage>>

/** A page that was just opened: modules without memory, on the storage that is there. */
async function openPage() {
  vi.resetModules()
  const [{ reviewLogQuery }, { recordReviews, undoReview }, queue] = await Promise.all([
    import('./get-review-log'),
    import('./record-reviews'),
    openQueue(),
  ])
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } })
  const query = reviewLogQuery(owner.userId, owner.languageCode)
  /** The log as it is shown: with what the server has where it can be reached, else as this device knows it. */
  const readLog = async () => {
    const reading = client.fetchQuery(query).catch(() => undefined)
    if (connection.isThere) await reading
    await vi.waitFor(() => expect(client.getQueryData(query.queryKey)).toBeDefined(), { interval: 1 })
    await client.cancelQueries()
    return client.getQueryData<Review[]>(query.queryKey) ?? []
  }
  return { client, readLog, queue, recordReviews, undoReview }
}

/** A device with a storage of its own; now and then its page is closed, and loses what it had in memory. */
function createDevice(chance: Chance) {
  const storage = new IDBFactory()
  const given = new Map<string, Review>()
  let page: Page | undefined
  const open = async () => {
    vi.stubGlobal('indexedDB', storage)
    if (chance() < 0.2) page = undefined
    return (page ??= await openPage())
  }

  /** Reviews what the plan of the day has; now and then an answer is taken back. */
  async function review(newCards = 3): Promise<void> {
    const { client, readLog, recordReviews, undoReview } = await open()
    const log = await readLog()
    const cards = rebuildCards(log)
    const plan = planToday(words, cards, reviewClock(steadyNow(cards, Date.now())), {
      ...defaultDailyLimits,
      newCards,
    })
    const items = [...plan.due.map(({ card }) => ({ word: card.word, kind: card.kind, card })), ...plan.fresh]
    let run: ReviewRun = { items, answers: [] }
    for (;;) {
      vi.setSystemTime(Date.now() + 5000)
      const now = steadyNow(cards, Date.now())
      const present = presentItem(run, now)
      if (!present) return
      const grade = grades[Math.floor(chance() * 6)] ?? 3
      const next = answerItem(run, present, grade, crypto.randomUUID(), now)
      const added = next.answers.at(-1)?.review
      if (!added) return
      await recordReviews(client, owner, [added], 60_000)
      if (chance() < 0.1) {
        expect(await undoReview(client, owner, added)).toBe(true)
        continue
      }
      given.set(added.id, added)
      run = next
    }
  }

  /** Sends what waits, again where an answer was lost, and reads what the server has. */
  async function sync(): Promise<Review[]> {
    const { queue, readLog } = await open()
    for (let attempt = 0; attempt < 20; attempt++) {
      const { left } = await queue.send(owner.userId, { release: () => true })
      if (left === 0) return readLog()
    }
    throw new Error('It was never sent')
  }
  return { given, review, sync }
}

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
  vi.stubGlobal('fetch', answer)
  server.table.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each([1, 2])(
  'two devices that are offline for 30 days lose no review and double none (chance %i)',
  async (seed) => {
    const chance = createChance(seed)
    const devices = [createDevice(chance), createDevice(chance)]
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => connection.isThere)
    connection.isThere = true
    for (const device of devices) await device.sync()

    connection.isThere = false
    for (let passed = 0; passed < 30; passed++) {
      for (const device of devices) {
        vi.setSystemTime(start + passed * day + Math.floor(chance() * 8) * 3_600_000)
        if (chance() < 0.8) await device.review()
      }
    }
    expect(server.table.size).toBe(0)

    vi.setSystemTime(start + 31 * day)
    connection.isThere = true
    server.losesAnswers = () => chance() < 0.4
    for (const device of devices) await device.sync()
    server.losesAnswers = () => false
    const logs = []
    for (const device of devices) logs.push(await device.sync())

    const given = devices.flatMap((device) => [...device.given.keys()])
    expect(given.length).toBeGreaterThan(200)
    expect([...server.table.keys()].toSorted()).toEqual(given.toSorted())
    const [first = [], second = []] = logs
    expect(first.map(({ id }) => id).toSorted()).toEqual(given.toSorted())
    expect(rebuildCards(second)).toEqual(rebuildCards(first))
  },
  60_000,
)

it('a clock set back a year gives times after those before, and nothing is lost', async () => {
  connection.isThere = true
  const chance = createChance(3)
  const device = createDevice(chance)
  await device.sync()
  await device.review()
  const before = device.given.size
  vi.setSystemTime(start - 365 * day)
  await device.review(6)
  await device.sync()
  const times = [...device.given.values()].map(({ reviewedAt }) => reviewedAt)
  expect(device.given.size).toBeGreaterThan(before)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(server.table.size).toBe(device.given.size)
})

it('where storage is full, reviews count and are sent all the same, with one message', async () => {
  connection.isThere = true
  vi.stubGlobal('indexedDB', undefined)
  vi.resetModules()
  const { recordReviews } = await import('./record-reviews')
  const queue = await openQueue()
  const review: Review = { id: 'a', word: 'sol', kind: 'recognition', grade: 3, reviewedAt: start }
  await recordReviews(new QueryClient(), owner, [review], 60_000)
  expect(server.table.size).toBe(0)
  expect(await queue.send(owner.userId, { release: () => true })).toMatchObject({ sent: 1, left: 0 })
  expect([...server.table.keys()]).toEqual(['a'])
})

it('a bad review takes no good ones with it', async () => {
  connection.isThere = true
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const rows = (await new Request(input, init).clone().json()) as ReviewRow[]
    if (rows.some(({ word_string }) => word_string === ''))
      return Response.json({ code: '23514', message: 'no' }, { status: 400 })
    return answer(input, init)
  })
  vi.resetModules()
  const { recordReviews } = await import('./record-reviews')
  const reviewOf = (id: string, word: string): Review => {
    return { id, word, kind: 'recognition', grade: 3, reviewedAt: start }
  }
  const queue = await openQueue()
  await recordReviews(new QueryClient(), owner, [
    reviewOf('a', 'sol'),
    reviewOf('b', ''),
    reviewOf('c', 'mar'),
  ])
  expect([...server.table.keys()].toSorted()).toEqual(['a', 'c'])
  expect(await queue.list(owner.userId)).toEqual([])
})
