import fc from 'fast-check'
import { createEmptyCard, fsrs, generatorParameters, type Card } from 'ts-fsrs'
import { expect, it } from 'vitest'
import { grades, type Grade } from './review.ts'
import { dayMs, gradeCard, retrievability, type WordCard } from './word-card.ts'

const start = Date.UTC(2026, 0, 5, 9)

/** Days after the start and grades, as a learner may give them. */
const golden: Record<string, [days: number, grade: Grade][]> = {
  'a word that is always known': [
    [0, 3],
    [10 / 1440, 3],
    [2, 3],
    [13, 3],
    [59, 3],
  ],
  'a word that is known at once': [
    [0, 4],
    [8, 4],
    [75, 3],
  ],
  'a word that is forgotten': [
    [0, 3],
    [0.01, 3],
    [3, 1],
    [3.01, 3],
    [5, 2],
    [6, 1],
    [6.01, 1],
    [6.02, 3],
  ],
  'a word that is hard': [
    [0, 2],
    [0.005, 2],
    [0.02, 3],
    [1.5, 2],
    [4, 2],
    [9, 2],
  ],
  'a word after a year away': [
    [0, 3],
    [0.01, 3],
    [2, 3],
    [367, 1],
    [367.01, 3],
    [368, 3],
  ],
}

function byOurRules(steps: readonly [number, Grade][]): WordCard[] {
  const cards: WordCard[] = []
  for (const [days, grade] of steps) {
    const before = cards.at(-1) ?? { word: 'sol', kind: 'recognition' as const }
    cards.push(gradeCard(before, grade, Math.round(start + days * dayMs)))
  }
  return cards
}

/** What ts-fsrs itself does with the same answers. */
function byTheLibrary(steps: readonly [number, Grade][]): Card[] {
  const scheduler = fsrs(generatorParameters({ request_retention: 0.9, enable_fuzz: false }))
  const cards: Card[] = []
  for (const [days, grade] of steps) {
    const at = new Date(Math.round(start + days * dayMs))
    cards.push(scheduler.next(cards.at(-1) ?? createEmptyCard(at), at, grade).card)
  }
  return cards
}

const shared = ({ stability, difficulty, reps, lapses }: WordCard | Card) => ({
  stability,
  difficulty,
  reps,
  lapses,
})

it.each(Object.entries(golden))('schedules %s as ts-fsrs does', (_name, steps) => {
  const ours = byOurRules(steps)
  const theirs = byTheLibrary(steps)
  expect(ours.map(shared)).toEqual(theirs.map(shared))
  expect(ours.map(({ due }) => due)).toEqual(theirs.map(({ due }) => due.getTime()))
})

it('gives the intervals that FSRS-6 gives with its default parameters', () => {
  const cards = byOurRules(golden['a word that is always known'] ?? [])
  expect(cards.map(({ phase }) => phase)).toEqual(['learning', 'review', 'review', 'review', 'review'])
  expect(cards.map(({ due, lastReview }) => (due - lastReview) / dayMs)).toEqual([10 / 1440, 2, 11, 46, 163])
  expect(cards[0]?.stability).toBe(2.3065)
})

it('schedules any answers at any times as ts-fsrs does', () => {
  const answers = fc.array(
    fc.tuple(fc.double({ min: 0, max: 400, noNaN: true }), fc.constantFrom(...grades)),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  fc.assert(
    fc.property(answers, (gaps) => {
      let days = 0
      const steps = gaps.map(([gap, grade]): [number, Grade] => [(days += gap), grade])
      expect(byOurRules(steps).map(shared)).toEqual(byTheLibrary(steps).map(shared))
    }),
  )
})

it('a card is known for sure when it was just answered, and with 90% when it is due', () => {
  const [, card] = byOurRules([
    [0, 3],
    [0.01, 4],
  ])
  if (!card) throw new Error('no card')
  expect(retrievability(card, card.lastReview)).toBe(1)
  expect(retrievability(card, card.lastReview - dayMs)).toBe(1)
  expect(retrievability(card, card.lastReview + card.stability * dayMs)).toBeCloseTo(0.9, 6)
})

it('an answer by a clock that was set back counts as given after the one before', () => {
  const [first] = byOurRules([[0, 4]])
  if (!first) throw new Error('no card')
  const second = gradeCard(first, 3, start - 365 * dayMs)
  expect(second).toMatchObject({ reps: 2, lastReview: start })
  expect(second.due).toBeGreaterThan(start)
})
