import { expect, it } from 'vitest'
import { createSingleFlight } from './single-flight.ts'

const never = new AbortController().signal

it('does the same work once for all who ask at the same time, and again later', async () => {
  const flights = createSingleFlight<number>()
  let runs = 0
  const work = async () => (runs += 1)
  expect(await Promise.all([1, 2, 3].map(() => flights.join('a', never, work)))).toEqual([1, 1, 1])
  expect(flights.isFlying('a')).toBe(false)
  expect(await flights.join('a', never, work)).toBe(2)
  expect(await flights.join('b', never, work)).toBe(3)
})

it('tells all who wait that it failed, and begins anew', async () => {
  const flights = createSingleFlight<number>()
  const failing = () => Promise.reject(new Error('broken'))
  const both = [flights.join('a', never, failing), flights.join('a', never, failing)]
  for (const flight of both) await expect(flight).rejects.toThrow('broken')
  expect(await flights.join('a', never, () => Promise.resolve(1))).toBe(1)
})

it('goes on while anybody waits, and ends once everybody has left', async () => {
  const flights = createSingleFlight<number>()
  let seen: AbortSignal | undefined
  const work = (signal: AbortSignal) => {
    seen = signal
    return new Promise<number>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('ended')))
    })
  }
  const [first, second] = [new AbortController(), new AbortController()]
  const waiting = [flights.join('a', first.signal, work), flights.join('a', second.signal, work)]
  first.abort(new Error('left'))
  await expect(waiting[0]).rejects.toThrow('left')
  expect(seen?.aborted).toBe(false)
  second.abort(new Error('left too'))
  await expect(waiting[1]).rejects.toThrow('left too')
  expect(seen?.aborted).toBe(true)
  await expect(flights.join('a', first.signal, work)).rejects.toThrow('left')
})
