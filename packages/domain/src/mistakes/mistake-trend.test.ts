import { describe, expect, it } from 'vitest'
import { mistakeTrend } from './mistake-trend.ts'

const now = Date.parse('2026-11-23T12:00:00Z')
const daysAgo = (...days: number[]) => days.map((day) => now - day * 86_400_000)

describe('the trend of a mistake', () => {
  it.each([
    [[20, 19, 15, 12, 9, 1], 'falling', [3, 2, 1]],
    [[16, 3, 2, 1], 'rising', [1, 0, 3]],
    [[17, 10, 3], 'steady', [1, 1, 1]],
    [[60, 40, 22], 'quiet', [0, 0, 0]],
    [[], 'quiet', [0, 0, 0]],
    [[3, 2, 1], 'new', [0, 0, 3]],
  ] as const)('made %j days ago is %s', (days, direction, weeks) => {
    expect(mistakeTrend(daysAgo(...days), now)).toEqual({ direction, weeks })
  })

  it('takes what a clock that runs ahead wrote as made now', () => {
    expect(mistakeTrend(daysAgo(-5), now)).toEqual({ direction: 'new', weeks: [0, 0, 1] })
  })
})
