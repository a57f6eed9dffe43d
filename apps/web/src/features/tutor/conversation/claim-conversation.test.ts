import { beforeEach, expect, it, vi } from 'vitest'

const held = new Map<string, (() => void)[]>()

/** A browser's locks: who asks for one that is held waits for it as long as their signal lasts. */
const locks = {
  request: async (name: string, { signal }: { signal: AbortSignal }, run: () => unknown) => {
    const waiting = held.get(name)
    if (waiting)
      await new Promise<void>((resolve, reject) => {
        waiting.push(resolve)
        signal.addEventListener('abort', () => {
          waiting.splice(waiting.indexOf(resolve), 1)
          reject(signal.reason as Error)
        })
      })
    else held.set(name, [])
    await run()
    const next = held.get(name)?.shift()
    if (next) next()
    else held.delete(name)
  },
}

let patience = new AbortController()

async function openTab() {
  vi.resetModules()
  return (await import('./claim-conversation')).claimConversation
}

beforeEach(() => {
  held.clear()
  patience = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => patience.signal)
  vi.stubGlobal('navigator', { locks })
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

it('gives a conversation to one tab only, until that tab takes another', async () => {
  const [first, second] = [await openTab(), await openTab()]
  expect(await first('c1')).toBe(true)
  expect(await first('c1')).toBe(true)
  const inVain = second('c1')
  patience.abort()
  expect(await inVain).toBe(false)
  patience = new AbortController()
  expect(await second('c2')).toBe(true)
  expect(await first('c3')).toBe(true)
  expect(await second('c1')).toBe(true)
  expect(await first('c2')).toBe(true)
})

it('waits a moment for a page that is just being left, as where it is loaded anew', async () => {
  const [before, after] = [await openTab(), await openTab()]
  expect(await before('c1')).toBe(true)
  const claim = after('c1')
  expect(await before('c2')).toBe(true)
  expect(await claim).toBe(true)
})

it('stands in nobody’s way where the browser has no locks, or forbids them', async () => {
  vi.stubGlobal('navigator', {})
  expect(await (await openTab())('c1')).toBe(true)
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('forbidden')) } })
  expect(await (await openTab())('c1')).toBe(true)
})
