// @vitest-environment node -- streams, blobs and structured clones as browsers have them; jsdom lacks them
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { loadDictionary } from './dictionary'
import type { DictionaryCalls } from './protocol'
import type { createDispatcher } from '@/lib/worker/answer-calls'

interface Session {
  data: { session: object | null }
  error: Error | null
}

const outside = vi.hoisted(() => ({
  session: { data: { session: null }, error: null } as Session,
  files: new Map<string, string>(),
  downloads: [] as string[],
  offers: {} as Record<string, { version: string; bytes: number; hasForms: boolean }>,
}))
vi.mock('@/lib/runtime-config', () => ({
  getRuntimeConfig: () => ({
    dictionaries: outside.offers,
    supabaseUrl: 'http://garden.test',
    supabaseKey: 'sb_publishable_of_the_tests',
  }),
}))
vi.mock('@/lib/session/sign-out', () => ({ onSignOut: () => undefined }))
vi.mock('@/lib/supabase', () => ({
  getSupabase: () => ({ auth: { getSession: async () => outside.session } }),
}))

/** The bucket behind the network: its files for whoever has a session. */
const bucket: typeof fetch = async (input, init) => {
  const { url, headers } = new Request(input, init)
  const name = /^http:\/\/garden\.test\/storage\/v1\/object\/dictionaries\/(.+)$/.exec(url)?.[1] ?? ''
  outside.downloads.push(name)
  const content = outside.files.get(name)
  if (headers.get('authorization') !== 'Bearer ada' || headers.get('apikey') === null)
    return Response.json({ message: 'Unauthorized' }, { status: 400 })
  return content === undefined
    ? Response.json({ message: 'Object not found' }, { status: 404 })
    : new Response(content)
}

const spanish = JSON.stringify([
  { term: 'sol', pronunciation: '/sol/', definition: 'n. m. sun', rank: 5, level: 'A1' },
  { term: 'tener', definition: 'v. to have', rank: 2, level: 'A1' },
  ['luna', '/ˈluna/', 'n. f. moon'],
])
const forms = JSON.stringify({ paradigms: ['engo pr1s|ienes pr2s|iene pr3s'], lemmas: [['tener', 4, 0]] })

type Dispatcher = ReturnType<typeof createDispatcher>

/** The worker's own code in this process, its messages copied as between threads. */
class WorkerHere extends EventTarget {
  static started: WorkerHere[] = []
  #dispatch: Dispatcher | undefined
  constructor() {
    super()
    WorkerHere.started.push(this)
  }
  postMessage(message: Parameters<Dispatcher>[0]): void {
    void this.#receive(structuredClone(message))
  }
  async #receive(copy: Parameters<Dispatcher>[0]): Promise<void> {
    const { createDispatcher: create } = await import('@/lib/worker/answer-calls')
    const { dictionaryService } = await import('./dictionary-service')
    this.#dispatch ??= create<DictionaryCalls>(dictionaryService, (answer) =>
      this.dispatchEvent(new MessageEvent('message', { data: structuredClone(answer) })),
    )
    this.#dispatch(copy)
  }
  terminate(): void {}
}

/** A page that has just been loaded: nothing in memory, the browser's storage as it was. */
async function freshPage(): Promise<typeof loadDictionary> {
  vi.resetModules()
  return (await import('./dictionary')).loadDictionary
}

/** Loads a dictionary on a fresh page and waits until the browser has stored it, which happens behind the learner's back. */
async function loadAndStore(languageCode: 'es-ES'): Promise<void> {
  await (
    await freshPage()
  )(languageCode)
  const { readStored } = await import('./stored-dictionaries')
  const { version } = outside.offers[languageCode] ?? {}
  await vi.waitFor(async () => expect(await readStored(languageCode, version)).toBeDefined())
}

/** What the browser stored, to break it. */
async function changeStored(change: object): Promise<void> {
  const { openDB } = await import('idb')
  const database = await openDB('lingarden-dictionaries')
  const stored = (await database.get('dictionaries', 'es-ES')) as object
  await database.put('dictionaries', { ...stored, ...change }, 'es-ES')
  database.close()
}

const messageOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'loaded',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )

beforeEach(() => {
  vi.stubGlobal('Worker', WorkerHere)
  vi.stubGlobal('window', { innerWidth: 1280 })
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 1e9, usage: 0 }) } })
  outside.session = { data: { session: { access_token: 'ada' } }, error: null }
  vi.stubGlobal('fetch', bucket)
  outside.files = new Map([
    ['es-ES.json', spanish],
    ['es-ES.forms.json', forms],
    ['fr-FR.json', '[["lune","","moon"]]'],
  ])
  outside.offers = {
    'es-ES': { version: 'one', bytes: Buffer.byteLength(spanish + forms), hasForms: true },
    'fr-FR': { version: 'one', bytes: 20, hasForms: false },
  }
  outside.downloads = []
})

describe('opening a dictionary', () => {
  const problemOf = async (languageCode: string | null | undefined) =>
    messageOf((await freshPage())(languageCode))

  it.each([null, undefined, '', 'de-DE'])('[8.5] needs a language, which %s is not', async (languageCode) => {
    expect(await problemOf(languageCode)).toBe(
      'Language code is required to load dictionary. Please select a language first.',
    )
    expect(outside.downloads).toEqual([])
  })

  it('[8.6, 6.4a] needs a session', async () => {
    outside.session.data.session = null
    expect(await problemOf('es-ES')).toBe('User must be authenticated to access dictionary. Please sign in.')
    expect(outside.downloads).toEqual([])
  })

  it('[8.7] says that the session could not be checked', async () => {
    outside.session.error = new Error('broken')
    expect(await problemOf('es-ES')).toBe('Authentication check failed. Please sign in.')
    expect(outside.downloads).toEqual([])
  })

  it.each(['es-ES.json', 'es-ES.forms.json'])(
    '[8.8] names the file that is not in the bucket: %s',
    async (file) => {
      outside.files.delete(file)
      expect(await problemOf('es-ES')).toBe(
        `Failed to retrieve dictionary. Check if ${file} exists in the dictionaries bucket.`,
      )
    },
  )

  it.each([
    ['es-ES.json', '[{"term":'],
    ['es-ES.json', '{}'],
    ['es-ES.json', '[]'],
    ['es-ES.forms.json', '[1]'],
    ['es-ES.forms.json', '{'],
  ])('[8.9] says that %s cannot be read: %s', async (file, content) => {
    outside.files.set(file, content)
    expect(await problemOf('es-ES')).toBe('Failed to parse dictionary JSON.')
    const { readStored } = await import('./stored-dictionaries')
    expect(await readStored('es-ES', undefined)).toBeUndefined()
  })

  it('[4.14a, 7.7] comes from memory, then from the browser’s storage, then by download', async () => {
    const load = await freshPage()
    await load('es-ES')
    expect(outside.downloads.toSorted()).toEqual(['es-ES.forms.json', 'es-ES.json'])
    await load('es-ES')
    expect(outside.downloads).toHaveLength(2)
    await loadAndStore('es-ES')
    const before = outside.downloads.length
    const dictionary = await (await freshPage())('es-ES')
    expect(outside.downloads).toHaveLength(before)
    expect((await dictionary.lookUp(['Sol']))[0]?.definition).toBe('n. m. sun')
  })

  it('[4.14a] tells how much has arrived, from nothing to all of it', async () => {
    const load = await freshPage()
    const progress = await import('./loading-progress')
    const shares = vi.spyOn(progress, 'setLoadingProgress')
    await load('es-ES')
    const told = shares.mock.calls.map(([, share]) => share)
    expect([told[0], told.at(-2), told.at(-1)]).toEqual([0, 1, undefined])
  })

  it('downloads a new build, and keeps to the old one where that fails', async () => {
    await loadAndStore('es-ES')
    outside.offers['es-ES'] = { version: 'two', bytes: 1, hasForms: false }
    outside.files.set('es-ES.json', '[["sol","","the new sun"]]')
    await loadAndStore('es-ES')
    const newer = await (await freshPage())('es-ES')
    expect((await newer.lookUp(['sol']))[0]?.definition).toBe('the new sun')
    outside.offers['es-ES'] = { version: 'three', bytes: 1, hasForms: false }
    outside.files.delete('es-ES.json')
    const offline = await (await freshPage())('es-ES')
    expect((await offline.lookUp(['sol']))[0]?.definition).toBe('the new sun')
  })

  it.each([
    ['[9.6e] of another format version', { formatVersion: 1 }],
    ['without entries', { entries: new ArrayBuffer(7) }],
    ['cut off', { forms: new ArrayBuffer(7) }],
  ])('downloads anew what the browser stored, if it is %s', async (_, change) => {
    await loadAndStore('es-ES')
    await changeStored(change)
    const dictionary = await (await freshPage())('es-ES')
    expect(outside.downloads).toHaveLength(4)
    expect((await dictionary.lookUp(['sol']))[0]?.term).toBe('sol')
  })

  it('[4.14b] serves the session from memory where the browser stores nothing', async () => {
    vi.stubGlobal('indexedDB', { open: () => { throw new Error('forbidden') } }) // prettier-ignore
    const load = await freshPage()
    const dictionary = await load('es-ES')
    expect((await dictionary.lookUp(['luna']))[0]?.definition).toBe('n. f. moon')
    await load('es-ES')
    expect(outside.downloads).toHaveLength(2)
  })

  it('[4.14b, 9.6b] is not kept beyond the budget; others make room, the one used longest ago first', async () => {
    const { readStored, writeSearch, writeStored } = await import('./stored-dictionaries')
    const { packEntries } = await import('@lingarden/languages/kit/dictionary/packed/pack-entries')
    const entries = await packEntries([], () => undefined)
    const empty = Object.values(entries).reduce<number>((sum, part: unknown) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0), 0) // prettier-ignore
    const write = (code: string, bytes: number, budget = 100) =>
      writeStored(code, 'one', { entries, forms: new ArrayBuffer(bytes - empty) }, budget)
    const areStored = () => Promise.all(['zh-CN', 'es-ES', 'fr-FR'].map(async (code) => (await readStored(code, 'one')) !== undefined)) // prettier-ignore
    vi.useFakeTimers({ toFake: ['Date'] })
    await write('zh-CN', 60)
    vi.setSystemTime(Date.now() + 1000)
    await write('es-ES', 30)
    await write('fr-FR', 101)
    expect(await readStored('fr-FR', 'one')).toBeUndefined()
    vi.setSystemTime(Date.now() + 1000)
    await write('zh-CN', 60)
    await write('fr-FR', 40)
    expect(await areStored()).toEqual([true, false, true])
    const search = { names: new Uint8Array(50), meanings: new Uint8Array(0), masks: new Int32Array(0) }
    await writeSearch('fr-FR', 'one', search, 100)
    expect(await areStored()).toEqual([false, false, true])
    vi.useRealTimers()
  })
})

describe('an open dictionary', () => {
  const open = async () => (await freshPage())('es-ES')

  it('finds inflected forms by their lemma, and lists the forms of a word', async () => {
    const dictionary = await open()
    const [tienes] = await dictionary.lookUp(['tienes'])
    expect(tienes).toMatchObject({ definition: 'v. to have', formOf: [['tener', 'pr2s']] })
    expect((await dictionary.inflections('tener')).map(([form]) => form)).toEqual([
      'tengo',
      'tienes',
      'tiene',
    ])
  })

  it('lists its words by frequency, of one level or all', async () => {
    const dictionary = await open()
    const page = await dictionary.browse({ level: undefined, from: 0, limit: 1 })
    expect([page.entries.map(({ term }) => term), page.total]).toEqual([['tener'], 2])
    expect((await dictionary.browse({ level: 'B2', from: 0, limit: 9 })).total).toBe(0)
  })

  it('gives way in memory to that of another language, and comes back from the browser’s storage', async () => {
    await loadAndStore('es-ES')
    const load = await freshPage()
    const spanishHere = await load('es-ES')
    const before = outside.downloads.length
    const french = await load('fr-FR')
    expect((await french.lookUp(['lune']))[0]?.definition).toBe('moon')
    const { askDictionary } = await import('./ask-worker')
    expect(await messageOf(askDictionary('lookUp', { languageCode: 'es-ES', terms: ['sol'] }))).toMatch(
      'not open',
    )
    expect((await spanishHere.lookUp(['sol']))[0]?.term).toBe('sol')
    expect(outside.downloads.slice(before)).toEqual(['fr-FR.json'])
  })

  it('keeps what makes it ready for searching, and searches anew where that is broken', async () => {
    await loadAndStore('es-ES')
    const { readSearch } = await import('./stored-dictionaries')
    const search = async () => (await (await freshPage())('es-ES')).search('sun', { limit: 5 })
    expect((await search()).map(({ term }) => term)).toEqual(['sol'])
    await vi.waitFor(async () => expect(await readSearch('es-ES', 'one')).toBeDefined())
    expect((await search()).map(({ term }) => term)).toEqual(['sol'])
    const { openDB } = await import('idb')
    const database = await openDB('lingarden-dictionaries')
    await database.put('searches', {}, 'es-ES')
    database.close()
    expect((await search()).map(({ term }) => term)).toEqual(['sol'])
  })

  it('[8.9] says that a search was cancelled', async () => {
    const dictionary = await open()
    const stop = new AbortController()
    const search = messageOf(dictionary.search('sol', { limit: 5, signal: stop.signal }))
    stop.abort()
    expect(await search).toBe('Search was cancelled')
    expect(await messageOf(dictionary.search('sol', { limit: 5, signal: stop.signal }))).toBe(
      'Search was cancelled',
    )
    expect((await dictionary.search('sol', { limit: 5 })).map(({ term }) => term)).toEqual(['sol'])
  })

  it('fails its calls when the worker breaks, and starts another one', async () => {
    const dictionary = await open()
    const call = messageOf(dictionary.lookUp(['sol']))
    WorkerHere.started.at(-1)?.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }))
    expect(await call).toBe('The dictionary worker broke: out of memory')
    const before = WorkerHere.started.length
    expect((await dictionary.lookUp(['sol']))[0]?.term).toBe('sol')
    expect(WorkerHere.started).toHaveLength(before + 1)
  })
})
