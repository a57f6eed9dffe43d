import { beforeEach, describe, expect, it, vi } from 'vitest'
import { countMeeting, nothingPending, type PendingWords, type TrackedWord } from './pending-words'
import { createWordSync, WordsRefused, type WordServer } from './word-sync'

/** A server that keeps counts and times of change, and can lose requests or answers. */
function createServer() {
  const rows = new Map<string, { seen: number; clicks: number; updatedAt: string }>()
  let time = 0
  const apply = (words: TrackedWord[]) => {
    const updatedAt = String(++time).padStart(6, '0')
    for (const { word, seen, clicks } of words) {
      const row = rows.get(word) ?? { seen: 0, clicks: 0 }
      rows.set(word, { seen: row.seen + seen, clicks: row.clicks + clicks, updatedAt })
    }
  }
  const state: { rows: typeof rows; mood: 'fine' | 'request lost' | 'answer lost' | 'refusing' } = {
    rows,
    mood: 'fine',
  }
  const server: WordServer = {
    newestChange: async () =>
      [...rows.values()]
        .map(({ updatedAt }) => updatedAt)
        .sort()
        .at(-1) ?? '',
    countChanged: async (words, after) =>
      words.filter((word) => (rows.get(word)?.updatedAt ?? '') > after).length,
    send: async (words) => {
      if (state.mood === 'refusing') throw new WordsRefused('no')
      if (state.mood !== 'request lost') apply(words)
      if (state.mood !== 'fine') throw new TypeError('Failed to fetch')
    },
    sendLeaving: (words) => {
      if (state.mood !== 'request lost') apply(words)
    },
  }
  return { ...state, server, state }
}

let pending: PendingWords
let now: number
let refusals: Error[]
let breaks: unknown[]
beforeEach(() => {
  pending = nothingPending
  now = 1_000_000
  refusals = []
  breaks = []
})

const meet = (word: string, kind: 'seen' | 'click' = 'seen') => {
  pending = countMeeting(pending, { word, sentence: `${word}.`, kind, at: '' })
}

function openPage(server: WordServer) {
  return createWordSync({
    store: { read: () => pending, update: (change) => (pending = change(pending)) },
    server,
    exclusively: (task) => task(),
    now: () => now,
    onRefused: (error) => refusals.push(error),
    onBrokenOff: (error) => breaks.push(error),
  })
}

describe('the sync of words', () => {
  it('[4.16b, 7.14] inserts new words and adds to existing ones', async () => {
    const { server, rows } = createServer()
    const page = openPage(server)
    meet('cuenta')
    expect(await page.sync()).toBe(true)
    meet('cuenta')
    meet('cuenta', 'click')
    await page.sync()
    expect(rows.get('cuenta')).toMatchObject({ seen: 2, clicks: 1 })
    expect(pending).toEqual({ waiting: [] })
  })

  it('sends nothing where nothing waits', async () => {
    const { server, rows } = createServer()
    expect(await openPage(server).sync()).toBe(false)
    expect(rows.size).toBe(0)
  })

  it('tells of words that came to wait while it looked at the server', async () => {
    const { server, rows } = createServer()
    const look = Promise.withResolvers<string>()
    const newestChange = vi.fn<WordServer['newestChange']>(() => look.promise)
    const syncing = openPage({ ...server, newestChange }).sync()
    await vi.waitFor(() => expect(newestChange).toHaveBeenCalled())
    meet('cuenta')
    look.resolve('')
    expect(await syncing).toBe(true)
    expect([...rows.keys()]).toEqual(['cuenta'])
  })

  it('tells of words that arrived also where it breaks off after them', async () => {
    const { server, state } = createServer()
    const looks = vi.fn<WordServer['newestChange']>(server.newestChange)
    const page = openPage({ ...server, newestChange: looks })
    meet('cuenta')
    looks.mockResolvedValueOnce('').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await page.sync()).toBe(true)
    expect(breaks).toHaveLength(1)
    expect(await page.sync()).toBe(false)

    meet('cuenta')
    state.mood = 'answer lost'
    await expect(page.sync()).rejects.toThrow('Failed to fetch')
    now += 30_000
    state.mood = 'fine'
    expect(await page.sync()).toBe(true)
  })

  it.each(['request lost', 'answer lost'] as const)('counts once when the %s', async (mood) => {
    const { server, rows, state } = createServer()
    const page = openPage(server)
    meet('té')
    await page.sync()
    meet('té')
    meet('café')
    state.mood = mood
    await expect(page.sync()).rejects.toThrow('Failed to fetch')
    meet('té', 'click')
    state.mood = 'fine'
    now += 30_000
    await page.sync()
    expect(rows.get('té')).toMatchObject({ seen: 2, clicks: 1 })
    expect(rows.get('café')).toMatchObject({ seen: 1, clicks: 0 })
  })

  it('drops words that the server can never accept, and goes on with the others', async () => {
    const { server, rows, state } = createServer()
    const page = openPage(server)
    meet('té')
    state.mood = 'refusing'
    await page.sync()
    expect(refusals).toHaveLength(1)
    state.mood = 'fine'
    meet('café')
    await page.sync()
    expect([...rows.keys()]).toEqual(['café'])
  })

  it('sends more than one request may carry in several', async () => {
    const { server, rows } = createServer()
    for (let i = 0; i < 450; i++) meet(`w${i}`)
    await openPage(server).sync()
    expect(rows.size).toBe(450)
    expect([...rows.values()].every(({ seen }) => seen === 1)).toBe(true)
  })
})

describe('a page that is closed', () => {
  it.each(['fine', 'request lost'] as const)(
    '[2.54, 4.16a] sends what waits; the next page counts nothing twice: %s',
    async (mood) => {
      const { server, rows, state } = createServer()
      const page = openPage(server)
      meet('té')
      await page.sync()
      meet('té')
      state.mood = mood
      page.leave()
      state.mood = 'fine'

      const next = openPage(server)
      expect(await next.sync()).toBe(false)
      expect(pending.underway).toBeDefined()
      now += 30_000
      // Also where they had arrived before: the bank may have been read while they travelled.
      expect(await next.sync()).toBe(true)
      expect(rows.get('té')).toMatchObject({ seen: 2 })
      expect(pending).toEqual({ waiting: [] })
    },
  )

  it('keeps what waits in the browser while nothing is known of the server', () => {
    const { server, rows } = createServer()
    meet('té')
    openPage(server).leave()
    expect(rows.size).toBe(0)
    expect(pending.waiting).toHaveLength(1)
  })
})
