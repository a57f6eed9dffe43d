import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cacheFile, readFile } from './cached-files'

const origin = 'http://localhost:3000'
const stored = new Map<string, Response>()
const absolute = (url: string) => new URL(url, origin).href

/** The browser's cache, as far as files of our own need it. */
const cache = {
  match: async (url: string) => stored.get(absolute(url))?.clone(),
  put: async (url: string, response: Response) => void stored.set(absolute(url), response),
  keys: async () => Array.from(stored.keys(), (url) => ({ url })),
  delete: async ({ url }: { url: string }) => stored.delete(url),
}
const request = vi.fn<typeof fetch>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal(
    'fetch',
    request.mockReset().mockImplementation(async () => new Response('words')),
  )
  return () => vi.unstubAllGlobals()
})

describe('files of the tutor', () => {
  it('need no connection once they are kept', async () => {
    await cacheFile('/assets/es.gz', ['/assets/es.gz'])
    await cacheFile('/assets/es.gz', ['/assets/es.gz'])
    expect(request).toHaveBeenCalledTimes(1)
    request.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await (await readFile('/assets/es.gz')).text()).toBe('words')
    await expect(readFile('/assets/fr.gz')).rejects.toThrow('Failed to fetch')
  })

  it('are no answers of failure', async () => {
    request.mockResolvedValue(new Response('gone', { status: 404 }))
    await expect(cacheFile('/assets/es.gz', ['/assets/es.gz'])).rejects.toThrow('HTTP error! status: 404')
    expect(stored.size).toBe(0)
  })

  it('give way to those of a later version of the app', async () => {
    const [first, later] = [
      ['/assets/es-1.gz', '/assets/fr-1.gz'],
      ['/assets/es-2.gz', '/assets/fr-1.gz'],
    ] as const
    for (const url of first) await cacheFile(url, first)
    await cacheFile('/assets/es-2.gz', later)
    expect([...stored.keys()].toSorted()).toEqual(later.map(absolute))
  })

  it.each([
    ['has no cache', () => Reflect.deleteProperty(globalThis, 'caches')],
    ['forbids it', () => vi.stubGlobal('caches', { open: () => Promise.reject(new Error('forbidden')) })],
    ['is full', () => vi.spyOn(cache, 'put').mockRejectedValue(new Error('full'))],
  ])('are read from the server where the browser %s', async (_how, spoil) => {
    spoil()
    await cacheFile('/assets/es.gz', ['/assets/es.gz'])
    expect(await (await readFile('/assets/es.gz')).text()).toBe('words')
    vi.restoreAllMocks()
  })
})
