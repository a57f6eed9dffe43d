import type { CachePlace } from '@/lib/learner-cache/cached-query'

export const dayKeys = {
  all: (userId: string) => ['days', userId] as const,
  year: (userId: string, languageCode: string) => ['days', userId, languageCode, 'year'] as const,
  today: (userId: string, languageCode: string, today: string) =>
    ['days', userId, languageCode, today] as const,
}

export const goalKeys = {
  of: (userId: string, languageCode: string) => ['daily-goal', userId, languageCode] as const,
}

export const practiceKeys = {
  hours: (userId: string, languageCode: string, from: string) =>
    ['practice-hours', userId, languageCode, from] as const,
}

/** Where this browser keeps the days of a year, and today's record. */
export const keptDays = {
  year: (userId: string, languageCode: string): CachePlace => ({
    segment: 'analytics',
    key: `year_${languageCode}_${userId}`,
    field: 'year',
  }),
  today: (userId: string, languageCode: string): CachePlace => ({
    segment: 'analytics',
    key: `today_${languageCode}_${userId}`,
    field: 'today',
  }),
}
