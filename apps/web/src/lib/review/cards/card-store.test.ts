import { planToday } from '@lingarden/domain/review/plan-today'
import { defaultDailyLimits } from '@lingarden/domain/review/daily-limits'
import { rebuildCards } from '@lingarden/domain/review/rebuild-cards'
import { grades, reviewKinds, type Review } from '@lingarden/domain/review/review'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { growPlants } from '@lingarden/domain/plants/word-plant'
import { dayNameOf, reviewClock } from '../review-clock'
import { createCardStore } from './card-store'
import { createCardService, type CardCalls, type LogChange } from './card-service'

const start = Date.UTC(2026, 0, 5, 9)
const day = 86_400_000

/** The service as the worker has it, with what it was sent. */
function openService() {
  const service = createCardService()
  const sent: LogChange[] = []
  let isBroken = false
  const ask = (name: keyof CardCalls, args: CardCalls[keyof CardCalls]['args']) => {
    if (isBroken) return Promise.reject(new Error('broken'))
    if ('added' in args) sent.push(args)
    return Promise.resolve(structuredClone(service[name](args as never)))
  }
  const breakDown = (broken: boolean) => {
    isBroken = broken
  }
  return { keeper: createCardStore(ask), sent, breakDown }
}

const reviewOf = (index: number, word: string, more: Partial<Review> = {}): Review => ({
  id: `r${index}`,
  word,
  kind: 'recognition',
  grade: 3,
  reviewedAt: start + index * day,
  ...more,
})

it('whatever comes, goes and is received, cards and plants are those of the log', async () => {
  const steps = fc.array(
    fc.record({
      word: fc.constantFrom('sol', 'luna', '月亮'),
      kind: fc.constantFrom(...reviewKinds),
      grade: fc.constantFrom(...grades),
      move: fc.constantFrom('add', 'take back', 'receive', 'join'),
    }),
    { maxLength: 15 },
  )
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const { keeper } = openService()
      let log: Review[] = []
      for (const [index, { word, kind, grade, move }] of given.entries()) {
        if (move === 'add') log = log.concat(reviewOf(index, word, { kind, grade }))
        if (move === 'take back') log = log.slice(0, -1)
        // A clock that ran ahead by two days is put right by the server.
        if (move === 'receive')
          log = log.map((review) => ({ ...review, receivedAt: review.reviewedAt - 2 * day }))
        // The word turned out to be another's form.
        if (move === 'join') log = log.map((review) => (review.word === 'sol' ? { ...review, word } : review))
        expect(new Map(await keeper.cardsOf('me', log))).toEqual(new Map(rebuildCards(log)))
        const plants = [...growPlants(log, dayNameOf).values()]
        expect(new Map(await keeper.plantsOf('me', log))).toEqual(
          new Map(
            plants.map((plant) => [
              plant.word,
              { word: plant.word, stage: plant.stage, recalledDays: plant.recalledDays },
            ]),
          ),
        )
      }
    }),
    { numRuns: 60 },
  )
})

it('tells the worker only what is new, and a long log in parts', async () => {
  const { keeper, sent } = openService()
  const log = Array.from({ length: 4500 }, (_, index) => reviewOf(index / 1000, 'sol', { id: `r${index}` }))
  await keeper.cardsOf('me', log)
  expect(sent.map(({ added, isPartial }) => [added.length, isPartial])).toEqual([
    [1000, true],
    [1000, true],
    [1000, true],
    [1000, true],
    [500, false],
  ])
  await keeper.cardsOf('me', [...log, reviewOf(5000, 'luna')])
  expect(sent.at(-1)?.added.map(({ word }) => word)).toEqual(['luna'])
})

it('begins anew with another log, and after the worker broke', async () => {
  const { keeper, breakDown } = openService()
  await keeper.cardsOf('me', [reviewOf(1, 'sol')])
  expect([...(await keeper.cardsOf('you', [reviewOf(2, 'luna')])).values()].map(({ word }) => word)).toEqual([
    'luna',
  ])
  breakDown(true)
  await expect(keeper.cardsOf('you', [reviewOf(2, 'luna'), reviewOf(3, 'mar')])).rejects.toThrow('broken')
  breakDown(false)
  const log = [reviewOf(2, 'luna'), reviewOf(3, 'mar')]
  expect(new Map(await keeper.cardsOf('you', log))).toEqual(new Map(rebuildCards(log)))
})

it('plans the day of the last review where the clock was set back a year', async () => {
  const { keeper } = openService()
  const log = [reviewOf(0, 'sol', { grade: 4 }), reviewOf(40, 'luna', { grade: 1 })]
  const request = { words: ['sol', 'luna', 'mar'], limits: defaultDailyLimits }
  const plan = await keeper.plan('me', log, { ...request, now: start - 365 * day })
  expect([plan.now, plan.isClockBehind]).toEqual([start + 40 * day, true])
  const onTime = await keeper.plan('me', log, { ...request, now: start + 41 * day })
  expect(onTime.isClockBehind).toBe(false)
  expect(plan).toMatchObject(
    planToday(request.words, rebuildCards(log), reviewClock(plan.now), defaultDailyLimits),
  )
  expect(plan.due.map(({ card }) => card.word)).toEqual(['sol'])
  expect(plan.days).toBe(1)
})

it('says over how many days a backlog is spread, and which cards are forgotten again and again', async () => {
  vi.useFakeTimers({ now: start + 400 * day, toFake: ['Date'] })
  const { keeper } = openService()
  const words = Array.from({ length: 25 }, (_, index) => `w${index}`)
  const known = words.map((word, index) => reviewOf(0, word, { id: `a${index}`, grade: 4 }))
  const lapses = Array.from({ length: 16 }, (_, index) =>
    reviewOf(1 + index, 'w0', { id: `b${index}`, grade: index % 2 === 0 ? 1 : 4 }),
  )
  const plan = await keeper.plan('me', [...known, ...lapses], {
    words,
    now: Date.now(),
    limits: { newCards: 20, reviews: 10 },
  })
  vi.useRealTimers()
  expect([plan.due.length, plan.waiting, plan.fresh.length, plan.days]).toEqual([10, 15, 0, 3])
  // All were met a year ago and not since.
  expect(plan.retained).toEqual(Array.from({ length: 31 }, () => 0))
  expect(plan.leeches.map(({ word }) => word)).toEqual(['w0'])
})
