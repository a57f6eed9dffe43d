import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rebuildCards, steadyNow } from './rebuild-cards.ts'
import { cardKey, cardKinds, grades, orderReviews, type Review } from './review.ts'
import { dayMs } from './word-card.ts'

const start = Date.UTC(2026, 0, 5, 9)
const year = 365 * dayMs

/** Reviews of one device whose clock is off by some time; few words, times and ids, so that they collide. */
const logOfDevice = (device: string, clock: fc.Arbitrary<number>) =>
  fc
    .tuple(
      clock,
      fc.array(
        fc.record({
          word: fc.constantFrom('sol', 'luna', '月亮'),
          kind: fc.constantFrom(...cardKinds),
          grade: fc.constantFrom(...grades),
          minutes: fc.constantFrom(0, 1, 10, 600, 1440, 4320, 14_400, 43_200),
          isReceived: fc.boolean(),
        }),
        { maxLength: 20 },
      ),
    )
    .map(([off, answers]) =>
      answers.map(({ word, kind, grade, minutes, isReceived }, index): Review => {
        const time = start + minutes * 60_000
        const receivedAt = isReceived ? time + 5000 : undefined
        return { id: `${device}${index}`, word, kind, grade, reviewedAt: time + off, receivedAt }
      }),
    )

const equalClock = fc.constant(0)
const skewedClock = fc.oneof(fc.integer({ min: -3 * dayMs, max: 3 * dayMs }), fc.constantFrom(-year, year))

it.each([
  ['equal', equalClock],
  ['skewed', skewedClock],
])('any merge of two devices with %s clocks gives the same cards', (_name, clock) => {
  const merges = fc
    .tuple(logOfDevice('a', clock), logOfDevice('b', clock))
    .chain(([a, b]) =>
      fc.tuple(
        fc.constant([...a, ...b]),
        fc.shuffledSubarray([...a, ...b], { minLength: a.length + b.length }),
        fc.subarray([...b, ...a]),
      ),
    )
  fc.assert(
    fc.property(merges, ([log, shuffled, again]) => {
      const cards = rebuildCards(log)
      const merged = rebuildCards([...again, ...shuffled, ...again])
      expect(new Map(merged)).toEqual(new Map(cards))
      const reps = [...cards.values()].reduce((sum, card) => sum + card.reps, 0)
      expect(reps).toBe(log.length)
    }),
  )
})

it('a copy that the server has had wins over one that was not sent yet, whichever comes first', () => {
  const early: Review = { id: '1', word: 'sol', kind: 'recognition', grade: 3, reviewedAt: start + year }
  const sent = { ...early, receivedAt: start }
  expect(orderReviews([early, sent])).toEqual([sent])
  expect(orderReviews([sent, early])).toEqual([sent])
})

it('a copy that went over to another word wins over the one before, whichever comes first', () => {
  const before: Review = {
    id: '1',
    word: 'soy',
    kind: 'recognition',
    grade: 3,
    reviewedAt: start,
    receivedAt: start + 1000,
  }
  const after = { ...before, word: 'ser', receivedAt: start + year }
  expect(orderReviews([before, after])).toEqual([after])
  expect(orderReviews([after, before])).toEqual([after])
})

it('a review by a clock that runs a year ahead counts as given when it was received', () => {
  const ahead: Review = {
    id: '1',
    word: 'sol',
    kind: 'recognition',
    grade: 4,
    reviewedAt: start + year,
    receivedAt: start,
  }
  const later: Review = {
    ...ahead,
    id: '2',
    grade: 3,
    reviewedAt: start + 9 * dayMs,
    receivedAt: start + 9 * dayMs,
  }
  const card = rebuildCards([later, ahead]).get(cardKey('sol', 'recognition'))
  expect(card).toMatchObject({ reps: 2, firstReview: start, lastReview: start + 9 * dayMs })
})

it('a clock set back a year loses no review and lets none jump the queue', () => {
  const answers = fc.array(
    fc.record({
      word: fc.constantFrom('sol', 'luna'),
      grade: fc.constantFrom(...grades),
      hours: fc.integer({ min: 0, max: 72 }),
    }),
    { minLength: 2, maxLength: 20 },
  )
  fc.assert(
    fc.property(answers, fc.nat(), (given, at) => {
      const log: Review[] = []
      let clock = start
      const setBackAt = at % given.length
      for (const [index, { word, grade, hours }] of given.entries()) {
        clock += hours * 3_600_000 - (index === setBackAt ? year : 0)
        const reviewedAt = steadyNow(rebuildCards(log), clock)
        log.push({ id: String(index).padStart(3, '0'), word, kind: 'recognition', grade, reviewedAt })
      }
      const cards = rebuildCards(log)
      expect(orderReviews(log)).toEqual(log)
      expect([...cards.values()].reduce((sum, { reps }) => sum + reps, 0)).toBe(log.length)
      for (const { firstReview } of cards.values()) {
        expect(firstReview).toBeGreaterThanOrEqual(setBackAt === 0 ? start - year : start)
      }
    }),
  )
})

it('what was due when a clock was set back stays due', () => {
  const cards = rebuildCards([{ id: '1', word: 'sol', kind: 'recognition', grade: 3, reviewedAt: start }])
  expect(steadyNow(cards, start - year)).toBe(start)
  expect(steadyNow(cards, start + 1)).toBe(start + 1)
  expect(steadyNow(new Map(), start)).toBe(start)
})
