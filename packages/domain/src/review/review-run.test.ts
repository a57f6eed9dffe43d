import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rebuildCards } from './rebuild-cards.ts'
import {
  answerItem,
  cardsAnswered,
  cardsLeft,
  presentItem,
  shareDone,
  type ReviewRun,
  type RunItem,
} from './review-run.ts'
import { cardKey, grades, type Grade } from './review.ts'
import { changesOf, intervalsAhead } from './run-changes.ts'
import { dayMs, gradeCard, type WordCard } from './word-card.ts'

const start = Date.UTC(2026, 0, 5, 9)
const minute = 60_000
const item = (word: string, card?: WordCard): RunItem => ({ word, kind: 'recognition', card })
const begin = (...words: string[]): ReviewRun => ({ items: words.map((word) => item(word)), answers: [] })

/** Answers the present card so many minutes after the start; nothing where the run is over. */
function answer(run: ReviewRun, grade: Grade, minutes: number): ReviewRun {
  const now = start + minutes * minute
  const present = presentItem(run, now)
  return present ? answerItem(run, present, grade, `${run.answers.length}`, now) : run
}
const presentAt = (run: ReviewRun, minutes: number) => presentItem(run, start + minutes * minute)?.word

describe('a run', () => {
  it('asks what was forgotten again once its minutes are over, and what is new meanwhile', () => {
    let run = begin('sol', 'luna', 'mar')
    run = answer(run, 1, 0)
    expect(presentAt(run, 0.5)).toBe('luna')
    expect(presentAt(run, 1)).toBe('sol')
    run = answer(run, 4, 0.5)
    expect(run.answers.map(({ review }) => review.word)).toEqual(['sol', 'luna'])
    expect(presentAt(run, 1)).toBe('sol')
  })

  it('takes a step early where nothing else is left, and ends with what is due later', () => {
    let run = answer(begin('sol'), 3, 0)
    expect(presentAt(run, 0)).toBe('sol')
    expect(cardsLeft(run, start)).toBe(1)
    run = answer(run, 3, 0)
    expect(presentAt(run, 0)).toBeUndefined()
    expect(cardsLeft(run, start)).toBe(0)
    expect([run.answers.length, cardsAnswered(run.answers)]).toEqual([2, 1])
  })

  it('is further with each card of a round of new ones, and done when all are known', () => {
    let run = begin('sol', 'luna')
    const shares = [shareDone(run, start)]
    for (const grade of [3, 1, 3, 3] as const) {
      run = answer(run, grade, 0)
      shares.push(shareDone(run, start))
    }
    expect(shares).toEqual([0, 0.25, 0.5, 0.5, 0.75])
    expect(shareDone(answer(run, 3, 0), start)).toBe(1)
    expect(shareDone({ items: [], answers: [] }, start)).toBe(1)
  })

  it('an answer goes to the card that was asked, also where another has come due meanwhile', () => {
    const run = answer(begin('sol', 'luna'), 1, 0)
    const asked = presentItem(run, start + 30_000)
    if (!asked) throw new Error('luna is asked')
    const next = answerItem(run, asked, 4, 'a', start + 2 * minute)
    expect(next.answers.at(-1)?.review.word).toBe('luna')
  })

  it('an answer that is left out was never given', () => {
    const run = answer(begin('sol', 'luna'), 1, 0)
    const back = { ...run, answers: run.answers.slice(0, -1) }
    expect(presentAt(back, 5)).toBe('sol')
  })

  it('gives an answer no time before the last one of its card, as where a clock was set back a year', () => {
    const card = gradeCard({ word: 'sol', kind: 'recognition' }, 4, start)
    const run = answerItem({ items: [], answers: [] }, item('sol', card), 3, 'a', start - 365 * dayMs)
    expect(run.answers[0]?.review.reviewedAt).toBe(start)
  })

  it('whatever is answered, its cards are those that the log makes', () => {
    const moves = fc.array(fc.tuple(fc.constantFrom(...grades), fc.integer({ min: 0, max: 30 })))
    fc.assert(
      fc.property(moves, (given) => {
        let run = begin('sol', 'luna', 'mar')
        let passed = 0
        for (const [grade, minutes] of given) run = answer(run, grade, (passed += minutes))
        const rebuilt = rebuildCards(run.answers.map(({ review }) => review))
        for (const { word, kind, after } of changesOf(run.answers))
          expect(rebuilt.get(cardKey(word, kind))).toEqual(after)
        expect(rebuilt.size).toBe(changesOf(run.answers).length)
      }),
    )
  })

  it('always ends where every card is known', () => {
    let run = begin('sol', 'luna', 'mar')
    for (let turn = 0; presentAt(run, turn / 10) !== undefined; turn++) {
      expect(turn).toBeLessThan(20)
      run = answer(run, turn < 4 ? 1 : 3, turn / 10)
    }
    expect(changesOf(run.answers).map(({ after }) => after.phase)).toEqual(['review', 'review', 'review'])
  })
})

describe('what a run changed', () => {
  it('tells a card once, with its first grade and what it was before', () => {
    const before = gradeCard({ word: 'sol', kind: 'recognition' }, 4, start - 30 * dayMs)
    let run: ReviewRun = { items: [item('sol', before), item('luna')], answers: [] }
    run = answer(run, 1, 0)
    run = answer(run, 3, 20)
    run = answer(run, 4, 21)
    const changes = changesOf(run.answers)
    expect(changes.map(({ word, firstGrade }) => [word, firstGrade])).toEqual([
      ['sol', 1],
      ['luna', 4],
    ])
    expect(changes[0]).toMatchObject({ before, becameLeech: false, after: { lapses: 1 } })
    expect(changes[1]?.before).toBeUndefined()
  })

  it('says when a card has become a leech', () => {
    const weary = { ...gradeCard({ word: 'sol', kind: 'recognition' }, 4, start - 9 * dayMs), lapses: 7 }
    const run = answer({ items: [item('sol', weary)], answers: [] }, 1, 0)
    expect(changesOf(run.answers)[0]?.becameLeech).toBe(true)
    const known = { ...weary, lapses: 8, stability: 2 }
    const again = answer({ items: [item('sol', known)], answers: [] }, 1, 0)
    expect(changesOf(again.answers)[0]?.becameLeech).toBe(false)
  })

  it('tells before a grade is given when the card would come back', () => {
    const ahead = intervalsAhead({ word: 'sol', kind: 'recognition' }, start)
    expect(ahead[1]).toBe(minute)
    expect(ahead[3]).toBe(10 * minute)
    expect(ahead[4]).toBeGreaterThanOrEqual(dayMs)
  })
})
