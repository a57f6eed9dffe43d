import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStatementGate } from './statement-gate.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

const nobodyLeaves = new AbortController().signal

/** Work for so many milliseconds, given up by its signal. */
const lasting = (milliseconds: number) => (signal: AbortSignal) =>
  new Promise<string>((resolve, reject) => {
    setTimeout(() => resolve('done'), milliseconds)
    signal.addEventListener('abort', () => reject(signal.reason))
  })

function open() {
  const enter = createStatementGate(Date.now)
  return (caller: string, milliseconds: number) =>
    enter(caller, nobodyLeaves, lasting(milliseconds)).catch((error: { status: number }) => error.status)
}

describe('the connections of learners', () => {
  it('are not all taken by slow statements of a few accounts: others go on within a moment, time after time', async () => {
    const send = open()
    const attackers = ['a', 'b', 'c', 'd', 'e']
    const attack = () => attackers.flatMap((caller) => [1, 2, 3, 4].map(() => send(caller, 8000)))
    const first = attack()
    const waits: number[] = []
    for (let round = 0; round < 20; round++) {
      const begun = Date.now()
      const told: unknown[] = []
      void send('reader', 5).then((outcome) => told.push(outcome))
      while (told.length === 0) await vi.advanceTimersByTimeAsync(5)
      expect(told).toEqual(['done'])
      waits.push(Date.now() - begun)
      if (round === 10) first.push(...attack())
    }
    expect(Math.max(...waits)).toBeLessThanOrEqual(1300)
    // After the first moment their slow ones hold their own places only.
    expect(Math.max(...waits.slice(3))).toBeLessThanOrEqual(20)
    await vi.advanceTimersByTimeAsync(60_000)
    const ends = await Promise.all(first)
    expect(ends).toContain('done')
    expect(ends).toContain(503)
  })

  it('serve slow statements to their end while nobody waits for their places', async () => {
    const send = open()
    const all = Promise.all([1, 2, 3, 4].map(() => send('a', 7000)))
    await vi.advanceTimersByTimeAsync(7000)
    expect(await all).toEqual(['done', 'done', 'done', 'done'])
  })

  it('are forgiven: who was slow has more than one place again after a while', async () => {
    const send = open()
    const slow = send('a', 2000)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await slow).toBe('done')
    const done: string[] = []
    const sendBoth = () => ['one', 'two'].forEach((name) => void send('a', 100).then(() => done.push(name)))
    sendBoth()
    await vi.advanceTimersByTimeAsync(110)
    expect(done).toEqual(['one'])
    await vi.advanceTimersByTimeAsync(25_000)
    sendBoth()
    await vi.advanceTimersByTimeAsync(110)
    expect(done).toEqual(['one', 'two', 'one', 'two'])
  })

  it('are waited for no longer than five seconds, and not by who has left', async () => {
    const enter = createStatementGate()
    const client = new AbortController()
    for (const caller of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
      void enter(caller, nobodyLeaves, () => new Promise(() => undefined))
    const waiting = enter('h', nobodyLeaves, lasting(1)).catch((error: { status: number }) => error.status)
    const left = enter('i', client.signal, lasting(1)).catch((error: unknown) => error)
    client.abort('gone')
    expect(await left).toBe('gone')
    await vi.advanceTimersByTimeAsync(5000)
    expect(await waiting).toBe(503)
  })
})
