import 'fake-indexeddb/auto'
import { createChance, type Chance } from '@lingarden/domain/chance'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { LingardenClient } from '@/lib/supabase'
import { createDevice } from './device'
import { createLastWords } from './last-words'
import { createLife } from './life'

const learner = vi.hoisted(() => ({ client: undefined as LingardenClient | undefined }))
vi.mock('@/lib/supabase', () => ({ getSupabase: () => learner.client }))
vi.mock('@/lib/session/is-signed-in', () => ({ isSignedIn: async () => true }))
vi.mock('@/lib/log', () => ({ logError: () => undefined }))

/** What is asked here of the real server, which the web app never imports: neither its code nor its types. */
interface TestServer {
  signUp: (email: string) => Promise<{ id: string; client: LingardenClient }>
  backend: { database: { query: (text: string, values: unknown[]) => Promise<unknown> } }
  close: () => Promise<void>
}
const serverTests: string = '../../../../server/src/test/start-test-server.ts'

const day = 86_400_000
let server: TestServer
beforeAll(async () => {
  // Two devices are in one process here, which no channel between tabs may join.
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  const { startTestServer } = (await import(/* @vite-ignore */ serverTests)) as {
    startTestServer: () => Promise<TestServer>
  }
  server = await startTestServer()
})
afterAll(() => server.close())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The network: requests arrive, and now and then their answers are lost; what arrived under which key. */
function openNetwork(chance: Chance) {
  const ask = globalThis.fetch
  const applied = new Map<string, number>()
  let losses = 0
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const key = new Headers(call[1]?.headers).get('idempotency-key')
    const response = await ask(...call)
    if (key !== null && response.ok) applied.set(key, (applied.get(key) ?? 0) + 1)
    if (chance() < losses) throw new TypeError('Failed to fetch')
    return response
  })
  return { applied, lose: (share: number) => void (losses = share) }
}

it.each([1])(
  'two devices that are offline for 30 days lose nothing of any noun and count nothing twice (chance %i)',
  async (seed) => {
    const chance = createChance(seed)
    const ada = await server.signUp(`ada${seed}@example.org`)
    learner.client = ada.client
    // A learner of long ago: a day before the account cannot change.
    await server.backend.database.query(
      `update public.profiles set created_at = now() - interval '60 days' where id = $1`,
      [ada.id],
    )
    const network = openNetwork(chance)
    const devices = [createDevice(ada.id, chance), createDevice(ada.id, chance)]
    const now = Date.now()
    const life = createLife(ada.id, devices, chance)
    const lastWords = createLastWords(ada.id, devices, chance)
    await lastWords.begin()

    for (const [from, to] of [
      [30, 15],
      [15, 1],
    ] as const) {
      for (let ago = from; ago > to; ago--) {
        vi.useFakeTimers({ now: now - ago * day, toFake: ['Date'] })
        // A clock that was set back, or is an hour ahead.
        if (chance() < 0.1) vi.setSystemTime(now - (ago + chance() * 300 - 0.04) * day)
        await life.live(now - ago * day)
        await lastWords.live(now - ago * day)
      }
      vi.useRealTimers()
      network.lose(0.2)
      // In turns, so that what one sends again comes after what the other has sent meanwhile.
      for (let left = 1, turn = 0; left > 0; turn++) {
        if (turn === 20) network.lose(0)
        left = 0
        for (const device of devices) {
          left += await device.send()
          if (chance() < 0.3) await life.undoElsewhere(ada.client)
        }
      }
      network.lose(0)
      await lastWords.readAgain(ada.client)
    }

    expect(network.applied.size).toBeGreaterThan(200)
    expect([...network.applied].filter(([, times]) => times > 1)).toEqual([])
    await life.expectWhole(ada.client)
    await lastWords.expectLast(ada.client)
  },
  120_000,
)
