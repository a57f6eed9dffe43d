const weekMs = 7 * 86_400_000

/** How often a mistake was made of late, and where that leads. */
export interface MistakeTrend {
  /** Times in each of the last weeks, the oldest first; the last one ends now. */
  weeks: number[]
  direction: 'new' | 'quiet' | 'rising' | 'steady' | 'falling'
}

/** Weeks that a trend looks at: fewer show no direction, more are no longer of late. */
export const trendWeeks = 3

/**
 * How often a mistake was made in each of the last three weeks. It is falling where the last week had fewer than the
 * weeks before on average, rising where it had more, and quiet where it was not made in any of them. What was first made
 * within the last week is new: nothing of before is known.
 * @param madeAt milliseconds since the epoch; times to come count as now
 * @param now milliseconds since the epoch
 */
export function mistakeTrend(madeAt: readonly number[], now: number): MistakeTrend {
  const weeks = Array.from({ length: trendWeeks }, () => 0)
  for (const at of madeAt) {
    const place = trendWeeks - 1 - Math.floor(Math.max(0, now - at) / weekMs)
    const before = weeks[place]
    if (before !== undefined) weeks[place] = before + 1
  }
  const isNew = madeAt.length > 0 && madeAt.every((at) => now - at < weekMs)
  return { weeks, direction: isNew ? 'new' : directionOf(weeks) }
}

function directionOf(weeks: readonly number[]): MistakeTrend['direction'] {
  const last = weeks.at(-1) ?? 0
  const earlier = weeks.slice(0, -1).reduce((sum, count) => sum + count, 0) / (weeks.length - 1)
  if (last === 0 && earlier === 0) return 'quiet'
  if (last === earlier) return 'steady'
  return last > earlier ? 'rising' : 'falling'
}
