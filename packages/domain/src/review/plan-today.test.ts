import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longestPlan, shareOfBacklog, spreadBacklog } from './backlog.ts'
import { dueCards, thirstyWords, type ReviewClock } from './due-cards.ts'
import { isLeech } from './leech.ts'
import { planToday, usedUpLimit } from './plan-today.ts'
import { cardKey } from './review.ts'
import { dayMs, gradeCard, retrievability, type WordCard } from './word-card.ts'

const dayStart = Date.UTC(2026, 0, 5)
const clock: ReviewClock = { now: dayStart + 10 * 3_600_000, dayStart, dayEnd: dayStart + dayMs }

/** A card that was last answered some days ago and is due some days from now. */
function card(word: string, dueInDays: number, more: Partial<WordCard> = {}): WordCard {
  return {
    word,
    kind: 'recognition',
    phase: 'review',
    stability: 4,
    difficulty: 5,
    step: 0,
    reps: 3,
    lapses: 0,
    due: clock.now + dueInDays * dayMs,
    firstReview: clock.now - 60 * dayMs,
    lastReview: clock.now + (dueInDays - 4) * dayMs,
    ...more,
  }
}
const byKey = (cards: readonly WordCard[]) => new Map(cards.map((one) => [cardKey(one.word, one.kind), one]))
const wordsOf = (due: readonly { card: WordCard }[]) => due.map((one) => one.card.word)

describe('what is due', () => {
  it('puts minutes that are over first, then what is most likely forgotten', () => {
    const due = dueCards(
      [
        card('late', -10),
        card('later today', 0.2),
        card('tomorrow', 1),
        card('very late', -40),
        card('step', -0.001, { phase: 'relearning', lastReview: clock.now - 120_000 }),
        card('step to come', 0.001, { phase: 'learning', lastReview: clock.now - 1000 }),
      ],
      clock,
    )
    expect(wordsOf(due)).toEqual(['step', 'very late', 'late', 'later today'])
    expect(due.map(({ reason }) => reason)).toEqual(['learning', 'review', 'review', 'review'])
  })

  it('thirsts when its day has come, and not ten minutes after it was learnt', () => {
    const step = (word: string, lastReview: number) =>
      card(word, -0.001, { phase: 'learning', firstReview: lastReview, lastReview })
    const due = dueCards(
      [
        card('its day', 0.2),
        step('learnt today', clock.now - 20 * 60_000),
        step('left yesterday', dayStart - 1),
        // Two cards of a word, of which one thirsts.
        step('both', clock.now - 3_600_000),
        card('both', -1, { kind: 'production' }),
      ],
      clock,
    )
    expect(due).toHaveLength(5)
    expect([...thirstyWords(due, clock)].toSorted()).toEqual(['both', 'its day', 'left yesterday'])
  })

  it('orders any cards by how likely they are known', () => {
    const cards = fc.array(
      fc.tuple(fc.integer({ min: -400, max: 3 }), fc.double({ min: 0.1, max: 200, noNaN: true })),
    )
    fc.assert(
      fc.property(cards, (given) => {
        const all = given.map(([due, stability], index) => card(`w${index}`, due, { stability }))
        const due = dueCards(all, clock)
        const known = due.map((one) => retrievability(one.card, clock.now))
        expect(known).toEqual(known.toSorted((a, b) => a - b))
        expect(due).toHaveLength(all.filter((one) => one.due < clock.dayEnd).length)
      }),
    )
  })
})

describe('the plan of today', () => {
  const limits = { newCards: 2, reviews: 3 }

  it('begins new words in the order of the bank, as many as the limit leaves', () => {
    const plan = planToday(['a', 'b', 'c'], new Map(), clock, limits)
    expect(plan.fresh).toEqual([
      { word: 'a', kind: 'recognition' },
      { word: 'b', kind: 'recognition' },
    ])
    const begun = card('a', 3, { firstReview: clock.now - 1000, lastReview: clock.now - 1000 })
    expect(planToday(['a', 'b', 'c'], byKey([begun]), clock, limits).fresh).toEqual([
      { word: 'b', kind: 'recognition' },
    ])
  })

  it('asks for the word itself once it is recognised, on another day', () => {
    const known = card('known', 3)
    const today = card('today', 3, { lastReview: clock.now - 1000 })
    const learning = card('learning', 3, { phase: 'learning' })
    const plan = planToday(
      ['today', 'learning', 'known', 'new'],
      byKey([known, today, learning]),
      clock,
      limits,
    )
    expect(plan.fresh).toEqual([
      { word: 'known', kind: 'production' },
      { word: 'new', kind: 'recognition' },
    ])
  })

  it('leaves the rest of a backlog to other days, and begins nothing new meanwhile', () => {
    const late = ['a', 'b', 'c', 'd', 'e'].map((word, index) => card(word, -index - 1))
    const plan = planToday(['a', 'b', 'c', 'd', 'e', 'new'], byKey(late), clock, limits)
    expect(plan).toMatchObject({ waiting: 2, fresh: [] })
    expect(wordsOf(plan.due)).toEqual(['c', 'b', 'a'])
  })

  it('counts what was done today', () => {
    const done = ['x', 'y'].map((word) => card(word, 5, { lastReview: clock.now - 1000 }))
    const late = ['a', 'b'].map((word) => card(word, -3))
    const plan = planToday(['x', 'y', 'a', 'b'], byKey([...done, ...late]), clock, limits)
    expect(plan.due).toHaveLength(1)
    expect(plan.waiting).toBe(1)
  })

  it('lets the cards of words rest that the bank has not any more', () => {
    expect(planToday([], byKey([card('gone', -3)]), clock, limits)).toEqual({
      due: [],
      fresh: [],
      waiting: 0,
      waitingNew: 0,
    })
  })

  it('knows which limit leaves nothing to do today, and how many cards wait for it', () => {
    const doneToday = { lastReview: clock.now - 1000 }
    const begun = ['a', 'b'].map((word) => card(word, 3, { ...doneToday, firstReview: clock.now - 1000 }))
    const words = ['a', 'b', 'c', 'd', 'e']
    const held = planToday(words, byKey(begun), clock, limits)
    expect(held).toMatchObject({ due: [], fresh: [], waiting: 0, waitingNew: 3 })
    expect(usedUpLimit(held)).toBe('newCards')

    const reviewed = ['x', 'y', 'z'].map((word) => card(word, 5, doneToday))
    const late = planToday(['x', 'y', 'z', 'c', 'd'], byKey([...reviewed, card('c', -2)]), clock, limits)
    expect(late).toMatchObject({ due: [], fresh: [], waiting: 1 })
    expect(usedUpLimit(late)).toBe('reviews')
  })

  it('blames no limit while there is something to do, or where nothing waits', () => {
    const more = planToday(['a', 'b', 'c'], new Map(), clock, limits)
    expect(more.waitingNew).toBe(1)
    expect(usedUpLimit(more)).toBeUndefined()
    expect(
      usedUpLimit(planToday(['a'], byKey([card('a', 3, { phase: 'learning' })]), clock, limits)),
    ).toBeUndefined()
  })
})

describe('a backlog', () => {
  it('takes three quarters of those known best and the rest of those forgotten longest', () => {
    const due = dueCards(
      Array.from({ length: 20 }, (_, index) => card(`w${String(index).padStart(2, '0')}`, -20 + index)),
      clock,
    )
    expect(wordsOf(shareOfBacklog(due, 8))).toEqual(['w00', 'w01', 'w14', 'w15', 'w16', 'w17', 'w18', 'w19'])
    expect(shareOfBacklog(due, 0)).toEqual([])
    expect(shareOfBacklog(due, 20)).toHaveLength(20)
  })

  it('is gone after the days that its plan says, whatever is due meanwhile', () => {
    const cards = [
      ...Array.from({ length: 250 }, (_, index) => card(`w${index}`, -30)),
      card('a', 1),
      card('b', 2),
    ]
    expect(spreadBacklog(cards, clock, 100)).toEqual([100, 100, 52])
    expect(spreadBacklog([card('a', 1)], clock, 100)).toEqual([0])
    expect(
      spreadBacklog(
        Array.from({ length: 1000 }, (_, i) => card(`w${i}`, -1)),
        clock,
        1,
      ),
    ).toHaveLength(longestPlan)
  })

  it('lets no card wait for ever while a day takes more than becomes due', () => {
    let cards = byKey(Array.from({ length: 120 }, (_, index) => card(`w${index}`, -60 + (index % 50))))
    const words = [...cards.values()].map(({ word }) => word)
    const seen = new Set<string>()
    for (let day = 0; day < 40; day++) {
      const today = {
        now: clock.now + day * dayMs,
        dayStart: dayStart + day * dayMs,
        dayEnd: dayStart + (day + 1) * dayMs,
      }
      const next = new Map(cards)
      for (const { card: one } of planToday(words, cards, today, { newCards: 0, reviews: 20 }).due) {
        seen.add(one.word)
        next.set(cardKey(one.word, one.kind), gradeCard(one, 3, today.now))
      }
      cards = next
    }
    expect(seen.size).toBe(120)
  })
})

it.each([
  [7, 1, false],
  [8, 1, true],
  [12, 20, true],
  [8, 21, false],
])('%i lapses and a stability of %i days: a leech is %s', (lapses, stability, expected) => {
  expect(isLeech({ lapses, stability })).toBe(expected)
})
