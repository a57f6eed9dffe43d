import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPermanent } from './is-permanent.ts'
import type { Mutation, MutationKind, Waiting } from './mutation.ts'
import { createQueue } from './queue.ts'
import type { QueueStore } from './waiting-list.ts'

interface Change extends Mutation {
  kind: 'note' | 'count'
  name: string
  amount: number
}
const change = (kind: Change['kind'], name: string, amount = 1): Change => ({
  kind,
  userId: 'me',
  name,
  amount,
})
const refused = Object.assign(new Error('no'), { code: '23514' })

/** A server that counts what comes under a key once, and what it took in which order. */
function openServer() {
  const keys = new Set<string>()
  const taken: Change[] = []
  const fault = { next: (): 'none' | 'unreached' | 'lost' => 'none' }
  const take = async (one: Change, key: string): Promise<void> => {
    const now = fault.next()
    if (now === 'unreached') throw new TypeError('Failed to fetch')
    if (one.name === 'bad') throw refused
    if (!keys.has(key)) taken.push(one)
    keys.add(key)
    if (now === 'lost') throw new TypeError('Failed to fetch')
  }
  const of = (kind: Change['kind']): MutationKind<Change> => ({
    kind,
    lane: 'only',
    nameOf: ({ name }) => name,
    send: take,
    ...(kind === 'count' && {
      merge: (one: Change, other: Change) => ({ ...one, amount: one.amount + other.amount }),
    }),
  })
  return { taken, fault, note: of('note'), count: of('count') }
}

function openStorage() {
  const places = new Map<string, Waiting>()
  const store: QueueStore = {
    readAll: async () => structuredClone([...places.values()]),
    change: async (place, to) => {
      const there = to(structuredClone(places.get(place)))
      if (there) places.set(place, structuredClone(there))
      else places.delete(place)
      return there
    },
  }
  return { places, store }
}

let keys = 0
function openPage(store: QueueStore, now = () => 0, mayKeep: (userId?: string) => boolean = () => true) {
  const told: string[] = []
  let turn: Promise<unknown> = Promise.resolve()
  const queue = createQueue({
    store,
    now,
    newKey: () => `k${++keys}`,
    exclusively: (_name, task) => {
      const mine = turn.then(task, task)
      turn = mine.catch(() => undefined)
      return mine
    },
    isSignedIn: async (userId) => {
      if (userId === 'nobody') throw new TypeError('Failed to fetch')
      return userId === 'me'
    },
    mayKeep,
    tell: () => undefined,
    report: {
      onTrouble: () => told.push('trouble'),
      onRefused: () => told.push('refused'),
      onFailed: () => told.push('failed'),
      onSetAside: ({ mutation }) => told.push(`aside ${mutation.kind}`),
    },
  })
  return { queue, told }
}

describe('what waits', () => {
  it('arrives once, all of it and in its order, however answers are lost and pages closed', async () => {
    const act = fc.record({
      kind: fc.constantFrom('note', 'count'),
      name: fc.constantFrom('a', 'b', 'c'),
      after: fc.constantFrom('nothing', 'send', 'close', 'lose', 'fail'),
      clock: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
        const server = openServer()
        const { store, places } = openStorage()
        let clock = 0
        const open = () => openPage(store, () => clock).queue
        let queue = open()
        const given = new Map<string, number>()
        for (const { kind, name, after, clock: moment } of acts) {
          clock = moment
          given.set(`${kind}/${name}`, (given.get(`${kind}/${name}`) ?? 0) + 1)
          await queue.put(
            kind === 'note' ? server.note : server.count,
            change(kind, name, kind === 'note' ? given.get(`${kind}/${name}`) : 1),
          )
          if (after === 'close') queue = open()
          if (after === 'nothing' || after === 'close') continue
          queue.register([server.note, server.count])
          server.fault.next = () => (after === 'lose' ? 'lost' : after === 'fail' ? 'unreached' : 'none')
          await queue.send('me')
        }
        queue = open()
        queue.register([server.note, server.count])
        server.fault.next = () => 'none'
        expect(await queue.send('me')).toMatchObject({ left: 0, hasFailed: false })
        for (const [name, times] of given) {
          const of = server.taken.filter((one) => `${one.kind}/${one.name}` === name)
          const counted = name.startsWith('note')
            ? of.at(-1)?.amount
            : of.reduce((sum, { amount }) => sum + amount, 0)
          expect(counted).toBe(times)
        }
        expect(places.size).toBe(0)
      }),
      { numRuns: 150 },
    )
  })

  it('goes on after what the server refuses, and stops a lane at what it did not answer', async () => {
    const server = openServer()
    const { queue, told } = openPage(openStorage().store)
    for (const name of ['bad', 'good', 'last']) await queue.put(server.note, change('note', name))
    const outcomes: string[] = []
    queue.onSettled(({ mutation }, outcome) => outcomes.push(`${(mutation as Change).name} ${outcome}`))
    let asked = 0
    server.fault.next = () => (++asked === 3 ? 'unreached' : 'none')
    expect(await queue.send('me')).toEqual({ sent: 1, left: 1, hasFailed: true })
    expect(outcomes).toEqual(['bad refused', 'good sent'])
    expect(told).toEqual(['refused', 'failed'])
  })

  it('does not join to what something came after, nor to what another page opened', async () => {
    const server = openServer()
    const { store, places } = openStorage()
    const page = openPage(store).queue
    await page.put(server.count, change('count', 'a'))
    await page.put(server.count, change('count', 'a'))
    expect(places.size).toBe(1)
    await page.put(server.note, change('note', 'a'))
    await page.put(server.count, change('count', 'a'))
    expect(places.size).toBe(3)
    await openPage(store).queue.put(server.count, change('count', 'a'))
    expect(places.size).toBe(4)
  })

  it('sets aside what this version does not know, and no lane waits for it', async () => {
    const server = openServer()
    const { store, places } = openStorage()
    const older: MutationKind<Change> = { ...server.note, version: 2 }
    await openPage(store).queue.put(older, change('note', 'of later'))
    places.set('broken', { place: 'broken' } as Waiting)
    const { queue, told } = openPage(store)
    await queue.put(server.count, change('count', 'a'))
    // Until all kinds are known it might be one of those that are to come.
    expect(await queue.send('me')).toMatchObject({ sent: 0 })
    queue.register([server.note, server.count])
    expect(await queue.send('me')).toEqual({ sent: 1, left: 0, hasFailed: false })
    expect(told).toEqual(['aside note'])
    expect(server.taken).toEqual([change('count', 'a')])
  })

  it('is held and taken back, but not by a clock that was set back', async () => {
    const server = openServer()
    let now = 100_000
    const { queue } = openPage(openStorage().store, () => now)
    await queue.put(server.note, change('note', 'a'), 60_000)
    expect(await queue.send('me')).toMatchObject({ sent: 0, left: 1, hasFailed: false })
    expect(await queue.takeBack(server.note, change('note', 'a'))).toBe(true)
    await queue.put(server.note, change('note', 'b'), 60_000)
    now = 0
    expect(await queue.send('me')).toMatchObject({ sent: 1, left: 0 })
    expect(await queue.takeBack(server.note, change('note', 'b'))).toBe(false)
  })

  it('is never sent in the name of somebody else', async () => {
    const server = openServer()
    const { queue } = openPage(openStorage().store)
    await queue.put(server.note, { ...change('note', 'a'), userId: 'you' })
    expect(await queue.send('you')).toEqual({ sent: 0, left: 1, hasFailed: true })
    await queue.put(server.note, { ...change('note', 'a'), userId: 'nobody' })
    expect(await queue.send('nobody')).toEqual({ sent: 0, left: 1, hasFailed: true })
    expect(server.taken).toEqual([])
  })

  it('keeps nothing of who has left, though somebody else has come', async () => {
    const server = openServer()
    const { store, places } = openStorage()
    const { queue } = openPage(
      store,
      () => 0,
      (userId = 'you') => userId === 'you',
    )
    expect(await queue.put(server.note, change('note', 'a'))).toBeUndefined()
    await queue.put(server.note, { ...change('note', 'b'), userId: 'you' })
    expect([...places.values()].map(({ mutation }) => mutation.userId)).toEqual(['you'])
  })

  it('lasts as long as the page where nothing can be stored', async () => {
    const server = openServer()
    const fail = () => Promise.reject(new Error('no storage'))
    const { queue, told } = openPage({ readAll: fail, change: fail })
    await queue.put(server.count, change('count', 'a'))
    await queue.put(server.count, change('count', 'a'))
    expect(told).toContain('trouble')
    expect(await queue.send('me')).toMatchObject({ sent: 1, left: 0 })
    expect(server.taken).toEqual([change('count', 'a', 2)])
  })
})

it.each([
  [{ code: '23514' }, true],
  [{ code: '22P02' }, true],
  [{ code: '42501' }, true],
  [{ code: '54000' }, true],
  [new Error('Failed to add words', { cause: { code: '23505' } }), true],
  [{ code: 'PGRST301' }, false],
  [{ code: '57014' }, false],
  [{ code: '' }, false],
  [new TypeError('Failed to fetch'), false],
  ['22', false],
])('an error %j is final: %s', (error, isFinal) => {
  expect(isPermanent(error)).toBe(isFinal)
})
