/** What friends are ranked by (decisions.md, Friends). */
export const rankMetrics = ['minutes', 'words', 'streak', 'retained'] as const
export type RankMetric = (typeof rankMetrics)[number]

/** This week, which begins on Monday, or all time. A streak and retained words are as of now, or the best there was. */
export const rankPeriods = ['week', 'all'] as const
export type RankPeriod = (typeof rankPeriods)[number]
