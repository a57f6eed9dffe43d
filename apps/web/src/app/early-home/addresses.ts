import type { LocalDay } from '@lingarden/domain/analytics/local-day'

// The first requests of the dashboard as the data API's client writes them; a test holds both to the same.

const dayColumns = 'date,words_added,practice_time_seconds,words_by_stage'

interface Learner {
  userId: string
  languageCode: string
}

/** The id that the course of a language has. */
const courseIdOf = (languageCode: string): string => `${languageCode.split('-')[0]}-a1`

const address = (table: string, pairs: readonly (readonly [string, string])[]): string =>
  `${table}?${new URLSearchParams(pairs.map(([name, value]) => [name, value]))}`

export const progressAddress = ({ userId, languageCode }: Learner): string =>
  address('lesson_progress', [
    ['select', 'lesson_id,position,played_at,updated_at'],
    ['user_id', `eq.${userId}`],
    ['course_id', `eq.${courseIdOf(languageCode)}`],
    ['order', 'updated_at.desc'],
  ])

export const todayAddress = ({ userId, languageCode }: Learner, today: LocalDay): string =>
  address('daily_analytics_history', [
    ['select', dayColumns],
    ['user_id', `eq.${userId}`],
    ['date', `eq.${today}`],
    ['language_code', `eq.${languageCode}`],
  ])

/** The days of a range as they were practised, and as an export brought them along. */
export const rangeAddresses = ({ userId, languageCode }: Learner, from: LocalDay, to: LocalDay): string[] =>
  ['daily_analytics_history', 'restored_days'].map((table) =>
    address(table, [
      ['select', dayColumns],
      ['user_id', `eq.${userId}`],
      ['language_code', `eq.${languageCode}`],
      ['date', `gte.${from}`],
      ['date', `lte.${to}`],
      ['order', 'date.asc'],
    ]),
  )
