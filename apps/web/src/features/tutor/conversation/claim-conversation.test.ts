import { beforeEach, expect, it, vi } from 'vitest'

const held = new Set<string>()

/** A browser's locks, as far as one that asks only for free ones can tell. */
const locks = {
  request: async (name: string, _options: unknown, run: (lock: object | null) => unknown) => {
    if (held.has(name)) return run(null)
    held.add(name)
    await run({})
    held.delete(name)
  },
}

async function openTab() {
  vi.resetModules()
  return (await import('./claim-conversation')).claimConversation
}

beforeEach(() => {
  held.clear()
  vi.stubGlobal('navigator', { locks })
  return () => vi.unstubAllGlobals()
})

it('gives a conversation to one tab only, until that tab takes another', async () => {
  const [first, second] = [await openTab(), await openTab()]
  expect(await first('c1')).toBe(true)
  expect(await first('c1')).toBe(true)
  expect(await second('c1')).toBe(false)
  expect(await second('c2')).toBe(true)
  expect(await first('c3')).toBe(true)
  await vi.waitFor(async () => expect(await second('c1')).toBe(true))
  expect(await first('c2')).toBe(true)
})

it('stands in nobody’s way where the browser has no locks', async () => {
  vi.stubGlobal('navigator', {})
  const claim = await openTab()
  expect(await claim('c1')).toBe(true)
})
