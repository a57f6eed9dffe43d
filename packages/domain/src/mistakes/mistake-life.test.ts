import { describe, expect, it } from 'vitest'
import { readStage, stageWith } from './mistake-life.ts'
import type { MistakeAnswer } from './mistake-schedule.ts'

const answer = (day: string, isRight: boolean, minute = 0): MistakeAnswer => ({
  id: `${day} ${minute}`,
  at: Date.parse(`${day}T10:00:00Z`) + minute * 60_000,
  day,
  isRight,
})

describe('the life of a mistake, with answers that the server has not heard of', () => {
  it.each([
    ['made', [], 'made'],
    ['made', [answer('2026-11-20', true)], 'practised'],
    // What was wrong first and right when it came back was shown in between.
    ['made', [answer('2026-11-20', false), answer('2026-11-20', true, 5)], 'made'],
    ['practised', [answer('2026-11-20', true), answer('2026-11-22', true)], 'grown'],
    ['seen', [answer('2026-11-20', true)], 'seen'],
    ['seen', [answer('2026-11-20', true), answer('2026-11-23', true)], 'grown'],
    ['grown', [], 'grown'],
  ] as const)('%s with %j is %s', (stage, answers, now) => {
    expect(stageWith({ stage, answers })).toBe(now)
  })

  it('begins where a newer server names a stage that is not known here', () => {
    expect(readStage('pruned')).toBe('made')
  })
})
