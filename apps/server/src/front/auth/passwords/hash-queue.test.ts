import { expect, it } from 'vitest'
import { createHashQueue } from './hash-queue.ts'
import { createPasswordHasher } from './password-hasher.ts'

it('does one job after the other, goes on after one that failed, and refuses at once when too many wait', async () => {
  const queue = createHashQueue(2)
  const order: string[] = []
  const gates = [0, 1, 2].map(() => Promise.withResolvers<undefined>())
  const job = (name: string, gate: Promise<undefined> | undefined) => async () => {
    order.push(`${name} begins`)
    await gate
    order.push(`${name} ends`)
    if (name === 'b') throw new Error('b failed')
    return name
  }
  const running = ['a', 'b', 'c'].map((name, place) => queue(job(name, gates[place]?.promise)))
  const settled = Promise.allSettled(running)
  await expect(queue(job('d', undefined))).rejects.toMatchObject({ status: 503, details: { retryAfter: 5 } })
  for (const gate of gates.toReversed()) gate.resolve(undefined)
  expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  expect(await queue(job('e', undefined))).toBe('e')
})

it('compares a password for an account that is not there by as much work, and never finds it right', async () => {
  const { hash, matches } = createPasswordHasher()
  const known = await hash('garden-path-7')
  expect(await matches('garden-path-7', known)).toBe(true)
  for (const nobody of [undefined, null, '']) expect(await matches('', nobody)).toBe(false)
  expect(known.slice(0, 7)).toBe('$2b$10$')
})
