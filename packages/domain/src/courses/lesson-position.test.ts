import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answerInRun,
  beginLesson,
  beginRun,
  isSecondTry,
  readPosition,
  stepBeside,
} from './lesson-position.ts'

describe('a run through exercises', () => {
  it('brings what was wrong back at the end', () => {
    const run = answerInRun(answerInRun(beginRun(3), true), false)
    expect(run).toEqual({ queue: [2, 1], missed: [1] })
    expect(answerInRun(answerInRun(run, true), true)).toEqual({ queue: [], missed: [1] })
  })

  it('brings it back once: wrong again, it is over', () => {
    const run = answerInRun(beginRun(2), false)
    expect(isSecondTry(run)).toBe(false)
    const again = answerInRun(run, true)
    expect(again).toEqual({ queue: [0], missed: [0] })
    expect(isSecondTry(again)).toBe(true)
    expect(answerInRun(again, false)).toEqual({ queue: [], missed: [0] })
  })

  it('asks each exercise once, and once more those that were wrong, whatever is answered', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.boolean(), { minLength: 24, maxLength: 24 }),
        (count, answers) => {
          const asked: number[] = []
          let run = beginRun(count)
          for (const isRight of answers) {
            if (run.queue[0] === undefined) break
            asked.push(run.queue[0])
            run = answerInRun(run, isRight)
          }
          const wrong = answers.slice(0, count).filter((isRight) => !isRight).length
          expect(run.queue).toEqual([])
          expect(asked).toHaveLength(count + wrong)
          expect(run.missed).toHaveLength(wrong)
          expect(new Set(asked).size).toBe(count)
        },
      ),
    )
  })

  it('has nothing to answer once it is over', () => {
    expect(answerInRun({ queue: [], missed: [] }, false)).toEqual({ queue: [], missed: [] })
  })
})

describe('a position in a lesson', () => {
  const size = { exercises: 4, turns: 3 }

  it('is read back as it was kept', () => {
    const position = {
      step: 'dialogue',
      page: 2,
      talk: { queue: [1, 0], missed: [0] },
      run: { queue: [3, 0], missed: [0] },
    }
    expect(readPosition(JSON.parse(JSON.stringify(position)), size)).toEqual(position)
  })

  it.each([
    null,
    'grammar',
    {},
    { step: 'song', page: -1 },
    { step: 7, page: '2', run: { queue: [9], missed: [] } },
  ])('is the beginning where %j was kept', (value) =>
    expect(readPosition(value, size)).toEqual(beginLesson(size)),
  )

  it('begins the exercises anew where the lesson has fewer of them now', () => {
    expect(readPosition({ step: 'exercises', run: { queue: [5], missed: [] } }, size)).toEqual({
      ...beginLesson(size),
      step: 'exercises',
    })
  })

  it('moves between steps and stays at the ends', () => {
    expect(stepBeside('terms', 1)).toBe('dialogue')
    expect(stepBeside('warm-up', -1)).toBe('warm-up')
    expect(stepBeside('summary', 1)).toBe('summary')
  })
})
