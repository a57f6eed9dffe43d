import { REALTIME_SUBSCRIBE_STATES } from '@supabase/realtime-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

vi.mock('./runtime-config', () => ({
  getRuntimeConfig: () => ({ supabaseUrl: 'https://backend.test', supabaseKey: 'sb_publishable_x' }),
}))

const start = new Date('2026-03-01T12:00:00Z')
const elapsed = () => Date.now() - start.getTime()

type Frame = readonly [joinRef: string | null, ref: string, topic: string, event: string, payload: object]

/** The other end of the live connection, as the test plays it. */
const server = {
  /** Whether it takes a connection, or ends it at once. */
  takes: true,
  /** The events that it answers. */
  answers: new Set<string>(),
  /** Milliseconds after the start at which somebody connected. */
  connects: [] as number[],
  heard: [] as { at: number; event: string }[],
}

class Line {
  readyState = 0
  binaryType = ''
  bufferedAmount = 0
  onopen?: () => void
  onmessage?: (message: { data: string }) => void
  onclose?: (event: { code: number; reason: string; wasClean: boolean }) => void
  onerror?: () => void
  constructor() {
    server.connects.push(elapsed())
    queueMicrotask(() => {
      if (!server.takes) return this.close()
      this.readyState = 1
      this.onopen?.()
    })
  }
  send(text: string) {
    const [joinRef, ref, topic, event] = JSON.parse(text) as Frame
    server.heard.push({ at: elapsed(), event })
    if (!server.answers.has(event)) return
    const reply = [joinRef, ref, topic, 'phx_reply', { status: 'ok', response: { postgres_changes: [] } }]
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(reply) }))
  }
  close() {
    this.readyState = 3
    queueMicrotask(() => this.onclose?.({ code: 1006, reason: '', wasClean: false }))
  }
}

/** Somebody who listens for a change; what the client says of it. */
async function listen(): Promise<{ at: number; status: REALTIME_SUBSCRIBE_STATES }[]> {
  const { openRealtime } = await import('./realtime')
  const said: { at: number; status: REALTIME_SUBSCRIBE_STATES }[] = []
  const realtime = await openRealtime()
  realtime.channel('settings').subscribe((status) => void said.push({ at: elapsed(), status }))
  await vi.advanceTimersByTimeAsync(0)
  return said
}

const heartbeats = () => server.heard.filter(({ event }) => event === 'heartbeat').map(({ at }) => at)

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  vi.resetModules()
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('fetch', async () => Response.json({}))
  Object.assign(server, { takes: true, answers: new Set(['phx_join', 'heartbeat']), connects: [], heard: [] })
})
afterEach(async () => {
  const { openRealtime } = await import('./realtime')
  void (await openRealtime()).removeAllChannels()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the live connection', () => {
  it('[9.9b] shows life every 25 seconds', async () => {
    await listen()
    const [opened = 0] = server.connects
    await vi.advanceTimersByTimeAsync(101_000)
    expect(heartbeats().map((at) => at - opened)).toEqual([25_000, 50_000, 75_000, 100_000])
    expect(server.connects).toHaveLength(1)
  })

  it('[9.9b] that is lost comes back after 1, 2, 5 and then every 10 seconds', async () => {
    server.takes = false
    await listen()
    await vi.advanceTimersByTimeAsync(40_000)
    const waits = server.connects.slice(1).map((at, place) => at - (server.connects[place] ?? 0))
    expect(waits.slice(0, 5)).toEqual([1000, 2000, 5000, 10_000, 10_000])
  })

  it('[9.9c] gives up on an answer after ten seconds', async () => {
    server.answers.delete('phx_join')
    const said = await listen()
    const asked = server.heard.find(({ event }) => event === 'phx_join')?.at ?? 0
    await vi.advanceTimersByTimeAsync(9999 - (elapsed() - asked))
    expect(said).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(said).toEqual([{ at: asked + 10_000, status: REALTIME_SUBSCRIBE_STATES.TIMED_OUT }])
  })
})
