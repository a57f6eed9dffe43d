import 'fake-indexeddb/auto'
import type { BankEdit } from '@lingarden/domain/bank/bank-edit'
import { QueryClient } from '@tanstack/react-query'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { logError } from '@/lib/log'
import { openQueue } from '@/test/open-queue'
import { createDataApi, serverRow } from './test/data-api'

const reach = vi.hoisted(() => vi.fn<() => boolean>())
vi.mock('@/lib/server-reach', () => ({ mayReachServer: reach }))
vi.mock('@/lib/session/is-signed-in', () => ({ isSignedIn: async () => true }))
vi.mock('@/lib/log', () => ({ logError: vi.fn<typeof logError>() }))
vi.mock('@/lib/runtime-config', () => ({
  getRuntimeConfig: () => ({ supabaseUrl: 'https://backend.test', supabaseKey: 'sb_publishable_x' }),
}))

const recorded = vi.hoisted(() =>
  vi.fn<(client: unknown, change: object) => Promise<void>>(() => Promise.resolve()),
)
vi.mock('@/lib/analytics/words-added', () => ({ recordWords: recorded }))

const owner = { userId: 'me', languageCode: 'es-ES' }
let api = createDataApi()

/** A page that was just opened, on the storage that is there, with its bank read. */
async function openPage() {
  vi.resetModules()
  const { wordsQuery } = await import('./get-words')
  const { changeBank } = await import('./change-bank')
  const { newRow } = await import('./new-row')
  const queue = await openQueue()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 600_000 } } })
  const query = wordsQuery('me', 'es-ES')
  const words = () => client.getQueryData(query.queryKey)?.map(({ word_string }) => word_string)
  return {
    client,
    newRow,
    flush: () => queue.send('me'),
    waiting: async () => (await queue.list('me')).length,
    read: () => client.fetchQuery({ ...query, staleTime: 0 }),
    change: async (edit: BankEdit) => {
      const { inverse, outcome } = await changeBank(client, owner, edit)
      return { inverse, outcome: await outcome }
    },
    words,
    rowOf: (word: string) =>
      client.getQueryData(query.queryKey)?.find(({ word_string }) => word_string === word),
  }
}

async function openRead(...rows: ReturnType<typeof serverRow>[]) {
  for (const row of rows) api.rows.set(row.word_string, row)
  const page = await openPage()
  await page.read()
  return page
}

beforeEach(() => {
  api = createDataApi()
  reach.mockReset().mockReturnValue(true)
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('fetch', api.fetch)
  vi.mocked(logError).mockReset()
  return () => vi.unstubAllGlobals()
})

describe('a change of the bank', () => {
  it('[7.12] is shown at once and sent', async () => {
    const page = await openRead(serverRow('sol', { tags: ['sky'] }), serverRow('mar'))
    const changing = page.change({ kind: 'tag', words: ['sol', 'mar'], add: ['new'], remove: ['sky'] })
    await vi.waitFor(() => expect(page.rowOf('sol')?.tags).toEqual(['new']))
    expect((await changing).outcome).toBe('sent')
    expect([api.rows.get('sol')?.tags, api.rows.get('mar')?.tags]).toEqual([['new'], ['new']])
  })

  it('[7.12] of tags reads the current ones first, so that those of another device stay', async () => {
    const page = await openRead(serverRow('sol'))
    api.rows.set('sol', serverRow('sol', { tags: ['of another device'] }))
    await page.change({ kind: 'tag', words: ['sol'], add: ['new'], remove: [] })
    expect(api.rows.get('sol')?.tags).toEqual(['of another device', 'new'])
    const update = api.requests.find(({ method }) => method === 'PATCH')
    expect(update?.body).toEqual({ tags: ['of another device', 'new'], updated_at: 'now' })
  })

  it('[8.10b] waits, and says why in the log, where the current tags cannot be fetched', async () => {
    const page = await openRead(serverRow('sol'))
    api.refuse = (method) => (method === 'GET' ? 'XX000' : undefined)
    const { outcome } = await page.change({ kind: 'tag', words: ['sol'], add: ['new'], remove: [] })
    expect(outcome).toBe('waiting')
    expect(vi.mocked(logError).mock.calls.map(([, cause]) => String(cause))).toContain(
      'Error: Failed to fetch current tags',
    )
    expect(page.rowOf('sol')?.tags).toEqual(['new'])
    api.refuse = () => undefined
    await page.flush()
    expect(api.rows.get('sol')?.tags).toEqual(['new'])
  })

  it('is kept before it is shown, so that whoever sees it may close the page', async () => {
    const page = await openRead(serverRow('sol'))
    reach.mockReturnValue(false)
    const keptWhenShown = new Promise<number>((resolve) => {
      page.client.getQueryCache().subscribe(() => {
        if (page.words()?.length === 0) resolve(page.waiting())
      })
    })
    await page.change({ kind: 'remove', words: ['sol'] })
    expect(await keptWhenShown).toBe(1)
  })

  it('of a bank that is to be read again puts that off and no more', async () => {
    const page = await openRead(serverRow('sol'))
    api.rows.set('mar', serverRow('mar'))
    await page.client.invalidateQueries({ refetchType: 'none' })
    await page.change({ kind: 'set', changes: [{ word: 'sol', change: { notes: 'warm' } }] })
    await vi.waitFor(() => expect(page.words()?.toSorted()).toEqual(['mar', 'sol']))
    expect(page.rowOf('sol')?.notes).toBe('warm')
  })

  it('is taken back where the server refuses it', async () => {
    const page = await openRead(serverRow('sol', { notes: 'warm' }))
    api.refuse = (method) => (method === 'PATCH' ? '23514' : undefined)
    const edit: BankEdit = { kind: 'set', changes: [{ word: 'sol', change: { notes: 'x'.repeat(5000) } }] }
    expect((await page.change(edit)).outcome).toBe('refused')
    expect(page.rowOf('sol')?.notes).toBe('warm')
    expect(await page.waiting()).toBe(0)
  })

  it('is taken back by its inverse, on the server too', async () => {
    const before = serverRow('sol', { notes: 'warm', seen: 9, created_at: '2026-01-05T10:00:00Z' })
    const page = await openRead(before, serverRow('mar'))
    const { inverse } = await page.change({ kind: 'remove', words: ['sol'] })
    expect(page.words()).toEqual(['mar'])
    expect([...api.rows.keys()]).toEqual(['mar'])
    if (inverse) await page.change(inverse)
    const { id: _given, ...kept } = before
    expect(page.rowOf('sol')).toEqual(before)
    expect(api.rows.get('sol')).toMatchObject(kept)
  })

  it('[3.12b] of the spelling keeps all that is known of a word, and is taken back where the spelling is taken', async () => {
    const page = await openRead(serverRow('aqua', { notes: 'wet', seen: 9 }), serverRow('sol'))
    await page.change({ kind: 'rename', word: 'aqua', to: 'agua' })
    expect(api.rows.get('agua')).toMatchObject({ notes: 'wet', seen: 9 })
    expect([...api.rows.keys()].toSorted()).toEqual(['agua', 'sol'])

    // Another device added the word that this one is to become.
    api.refuse = (method) => (method === 'PATCH' ? '23505' : undefined)
    expect((await page.change({ kind: 'rename', word: 'sol', to: 'Sol' })).outcome).toBe('refused')
    expect(page.words()?.toSorted()).toEqual(['agua', 'sol'])
  })

  it('follows the one that was made just before it, on a page that was just opened', async () => {
    const page = await openRead(serverRow('aqua'))
    const explained = page.change({ kind: 'set', changes: [{ word: 'aqua', change: { meaning: 'wet' } }] })
    const renamed = page.change({ kind: 'rename', word: 'aqua', to: 'agua' })
    await Promise.all([explained, renamed])
    expect(api.rows.get('agua')?.meaning).toBe('wet')
  })

  it('names words in as many requests as their addresses need', async () => {
    const words = Array.from({ length: 300 }, (_, index) => `palabra larga número ${index}, con "comas"`)
    const page = await openRead(...words.map((word) => serverRow(word)))
    await page.change({ kind: 'remove', words })
    const lengths = api.requests
      .filter(({ method }) => method === 'DELETE')
      .map(({ params }) => String(params).length)
    expect(lengths.length).toBeGreaterThan(2)
    expect(Math.max(...lengths)).toBeLessThan(6000)
  })
})

describe('adding words', () => {
  it('[5.7a, 7.12] looks first whether the word is there, and leaves it as it is', async () => {
    const page = await openRead()
    api.rows.set('sol', serverRow('sol', { seen: 9 }))
    await page.change({ kind: 'add', rows: [page.newRow('sol', 'hand', { seen: 1 })] })
    const look = api.requests.find(({ params }) => params.get('word_string') === 'eq.sol')
    expect([look?.params.get('select'), look?.params.get('limit')]).toEqual(['id', '1'])
    expect(api.rows.get('sol')?.seen).toBe(9)
  })

  it('[8.10d] adds a word where it cannot be looked up whether it is there', async () => {
    const page = await openRead()
    api.refuse = (_method, params) => (params.get('select') === 'id' ? 'XX000' : undefined)
    const { outcome } = await page.change({ kind: 'add', rows: [page.newRow('sol', 'hand')] })
    expect(outcome).toBe('sent')
    expect(api.rows.has('sol')).toBe(true)
    expect(logError).toHaveBeenCalledTimes(1)
  })

  it('[8.10c] waits where a word was added and is not there', async () => {
    const page = await openRead()
    const { fetch: take } = api
    vi.stubGlobal('fetch', async (...call: Parameters<typeof take>) =>
      call[1]?.method === 'POST' ? Response.json([]) : take(...call),
    )
    const { outcome } = await page.change({ kind: 'add', rows: [page.newRow('sol', 'hand')] })
    expect(outcome).toBe('waiting')
    expect(vi.mocked(logError).mock.calls.map(([, cause]) => String(cause))).toContain(
      'Error: Failed to get inserted word data',
    )
  })

  it('[5.7b] sends many in parts, and takes all or none', async () => {
    const page = await openRead(serverRow('w3', { seen: 9 }))
    const rows = Array.from({ length: 1200 }, (_, index) => page.newRow(`w${index}`, 'file'))
    let posts = 0
    api.refuse = (method) => (method === 'POST' && ++posts === 3 ? '23514' : undefined)
    const { outcome } = await page.change({ kind: 'add', rows })
    expect(outcome).toBe('refused')
    expect([...api.rows.values()]).toEqual([serverRow('w3', { seen: 9 })])
    expect(page.words()).toEqual(['w3'])

    api.refuse = () => undefined
    expect((await page.change({ kind: 'add', rows })).outcome).toBe('sent')
    expect(api.rows.size).toBe(1200)
    expect(api.rows.get('w3')?.seen).toBe(9)
  })

  it('[5.7b] that break off on the way are sent whole with the next connection', async () => {
    const page = await openRead()
    const rows = Array.from({ length: 1200 }, (_, index) => page.newRow(`w${index}`, 'file'))
    const { fetch: take } = api
    let posts = 0
    vi.stubGlobal('fetch', async (...call: Parameters<typeof take>) => {
      if (call[1]?.method === 'POST' && ++posts === 2) throw new TypeError('Failed to fetch')
      return take(...call)
    })
    expect((await page.change({ kind: 'add', rows })).outcome).toBe('waiting')
    expect(page.words()).toHaveLength(1200)
    await page.flush()
    expect(api.rows.size).toBe(1200)
  })
})

describe('without a connection', () => {
  const goOffline = (isOffline: boolean) => {
    reach.mockReturnValue(!isOffline)
    api.isReachable = !isOffline
  }

  it('changes outlive the page, stand in what is read later, and are sent in their order', async () => {
    const page = await openRead(serverRow('sol'), serverRow('mar'))
    goOffline(true)
    const outcomes = [
      await page.change({ kind: 'tag', words: ['sol'], add: ['a'], remove: [] }),
      await page.change({ kind: 'tag', words: ['sol'], add: ['b'], remove: ['a'] }),
      await page.change({ kind: 'remove', words: ['mar'] }),
      await page.change({ kind: 'add', rows: [page.newRow('río', 'hand', { seen: 1 })] }),
    ].map(({ outcome }) => outcome)
    expect(outcomes).toEqual(['waiting', 'waiting', 'waiting', 'waiting'])

    // The server is read before what waits has arrived there.
    api.isReachable = true
    const later = await openPage()
    await later.read()
    expect(later.words()?.toSorted()).toEqual(['río', 'sol'])
    expect(later.rowOf('sol')?.tags).toEqual(['b'])
    goOffline(false)
    expect(await later.flush()).toMatchObject({ sent: 4, left: 0 })
    expect([...api.rows.keys()].toSorted()).toEqual(['río', 'sol'])
    expect(api.rows.get('sol')?.tags).toEqual(['b'])
  })

  it('a removal that is sent while the bank is being read stays one', async () => {
    const page = await openRead(serverRow('sol'), serverRow('mar'))
    goOffline(true)
    await page.change({ kind: 'remove', words: ['sol'] })
    goOffline(false)
    const later = await openPage()
    const sent = Promise.withResolvers<void>()
    const { fetch: take } = api
    const asked = api.requests.length
    vi.stubGlobal('fetch', async (...call: Parameters<typeof take>) => {
      const answer = await take(...call)
      if (answer.ok && api.requests.length === asked + 1) await sent.promise
      return answer
    })
    const reading = later.read()
    await vi.waitFor(() => expect(api.requests.length).toBe(asked + 1))
    await later.flush()
    expect(await later.waiting()).toBe(0)
    sent.resolve()
    await reading
    expect(later.words()).toEqual(['mar'])
  })

  it('changes keep their order where the clock is set back a year', async () => {
    const page = await openRead(serverRow('sol'))
    goOffline(true)
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21), toFake: ['Date'] })
    await page.change({ kind: 'set', changes: [{ word: 'sol', change: { notes: 'first' } }] })
    vi.setSystemTime(Date.UTC(2025, 10, 21))
    await page.change({ kind: 'set', changes: [{ word: 'sol', change: { notes: 'second' } }] })
    vi.useRealTimers()
    goOffline(false)
    await page.flush()
    expect(api.rows.get('sol')?.notes).toBe('second')
  })

  it('changes last as long as the page where its storage is full', async () => {
    const page = await openRead(serverRow('sol'))
    goOffline(true)
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    await page.change({ kind: 'set', changes: [{ word: 'sol', change: { notes: 'hot' } }] })
    expect(page.rowOf('sol')?.notes).toBe('hot')
    goOffline(false)
    await page.flush()
    expect(api.rows.get('sol')?.notes).toBe('hot')
  })
})

it('[4.18b, 4.18c] the words of a day are told what came, went and came back, and hold nothing up', async () => {
  const page = await openRead(serverRow('sol'), serverRow('mar', { planted_at: new Date().toISOString() }))
  recorded.mockReset().mockReturnValue(new Promise(() => undefined))
  await page.change({ kind: 'add', rows: [page.newRow('sol', 'hand'), page.newRow('río', 'hand')] })
  const { inverse } = await page.change({ kind: 'remove', words: ['sol', 'mar'] })
  if (inverse) await page.change(inverse)
  api.refuse = (method) => (method === 'DELETE' ? '42501' : undefined)
  await page.change({ kind: 'remove', words: ['río'] })
  expect(recorded.mock.calls.map(([, change]) => change)).toEqual([
    { ...owner, added: ['río'] },
    { ...owner, removed: ['sol', 'mar'] },
    // The sun was planted on an earlier day, whose record still has it.
    { ...owner, added: ['mar'] },
  ])
})

it('[4.18b] what a file brings is no word of the day', async () => {
  const page = await openRead(serverRow('sol'))
  recorded.mockReset().mockReturnValue(new Promise(() => undefined))
  await page.change({ kind: 'add', rows: [page.newRow('luna', 'file')] })
  expect(api.rows.get('luna')).toMatchObject({ planted_by: 'import' })
  expect(recorded.mock.calls.map(([, change]) => change)).toEqual([{ ...owner, added: [] }])
})

it('[5.7a] adding a word that was only met plants it with its counts, and taking that back leaves it met', async () => {
  const met = { planted_at: null, planted_by: null }
  const page = await openRead(serverRow('sol', { ...met, seen: 5 }), serverRow('mar'))
  const before = api.rows.get('mar')
  recorded.mockReset().mockReturnValue(new Promise(() => undefined))
  const rows = ['sol', 'mar', 'luna'].map((word) => page.newRow(word, 'hand'))
  const { inverse } = await page.change({ kind: 'add', rows })
  expect(api.rows.get('sol')).toMatchObject({ seen: 5, source: 'tutor', planted_by: 'added' })
  expect(api.rows.get('mar')).toEqual(before)
  expect(recorded.mock.calls.map(([, change]) => change)).toEqual([{ ...owner, added: ['luna', 'sol'] }])
  if (inverse) await page.change(inverse)
  expect(api.rows.get('sol')).toMatchObject({ seen: 5, ...met })
  expect(api.rows.has('luna')).toBe(false)
})

describe('another tab', () => {
  it('shows a change at once, and does not send it again', async () => {
    const first = await openRead(serverRow('sol'))
    const { bankTopic } = await import('./bank-topic')
    const { showEdit } = await import('./change-bank')
    const heard = new Promise<void>((resolve) => {
      const other = new BroadcastChannel('lingarden')
      other.addEventListener('message', ({ data }: MessageEvent<{ topic: string; news: object }>) => {
        if (data.topic !== 'bank' || !('edit' in data.news)) return
        expect(data.news).toEqual({ ...owner, edit: { kind: 'remove', words: ['sol'] } })
        other.close()
        resolve()
      })
    })
    await first.change({ kind: 'remove', words: ['sol'] })
    await heard

    const news = new Promise<void>((resolve) => {
      bankTopic.hear((one) => {
        if ('edit' in one) showEdit(first.client, one, one.edit)
        resolve()
      })
    })
    const other = new BroadcastChannel('lingarden')
    const edit = { kind: 'add', rows: [serverRow('luna')] }
    other.postMessage({ topic: 'bank', news: { ...owner, edit } })
    await news
    other.close()
    expect(first.words()).toEqual(['luna'])
    expect(api.rows.has('luna')).toBe(false)
  })
})
