import { mergeDays } from '@lingarden/domain/analytics/merge-days'
import type { LocalDay } from '@lingarden/domain/analytics/local-day'
import { isComplete } from '@lingarden/domain/analytics/streak'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useMemo } from 'react'
import { useDailyGoal } from '@/lib/analytics/get-goal'
import { useDays, type Days } from '@/lib/analytics/use-days'
import { forEachLanguage } from '@/lib/language/for-each-language'
import type { Choice } from './use-filter'

export type ChosenDays = Pick<Days, 'today' | 'byDay' | 'practice' | 'isError' | 'retry'> & {
  /** Minutes a day; of all languages together what those that were begun ask for. */
  goal: number
  /** Whether the goal of a day was reached; of all languages, that of one: who begins another one loses no streak. */
  isComplete: (day: LocalDay) => boolean
}

const useAllDaysAndGoals = forEachLanguage(useDaysAndGoal)

/** The learner's days of a year in one language, or in all of them together, and the goal they are held against. */
export function useChosenDays(choice: Choice | undefined): ChosenDays {
  const one = useDaysAndGoal(choice === 'all' ? undefined : choice)
  const all = useAllDaysAndGoals(choice === 'all')
  const merged = useMerged(all.map(({ days }) => days.byDay))
  if (choice !== 'all') return { ...one.days, goal: one.goal, isComplete: (day) => reached(one, day) }
  const begun = all.filter(({ days }) => [...days.practice.values()].some((seconds) => seconds > 0))
  return {
    today: one.days.today,
    ...merged,
    isError: all.some(({ days }) => days.isError),
    retry: () => {
      for (const { days } of all) days.retry()
    },
    goal: (begun.length > 0 ? begun : all).reduce((sum, { goal }) => sum + goal, 0),
    isComplete: (day) => begun.some((language) => reached(language, day)),
  }
}

const reached = ({ days, goal }: { days: Days; goal: number }, day: LocalDay): boolean =>
  isComplete(days.practice.get(day) ?? 0, goal)

function useDaysAndGoal(languageCode: LanguageCode | undefined) {
  return { days: useDays(languageCode), goal: useDailyGoal(languageCode) }
}

/** Nothing as long as a language is missing: a sum that grows while one reads it would mislead. */
function useMerged(languages: readonly Days['byDay'][]): Pick<Days, 'byDay' | 'practice'> {
  return useMemo(() => {
    const known = languages.filter((days) => days !== undefined)
    const byDay = known.length === languages.length ? mergeDays(known) : undefined
    const practice = new Map(
      Array.from(byDay ?? [], ([date, record]) => [date, record.practice_time_seconds]),
    )
    return { byDay, practice }
    // oxlint-disable-next-line react/exhaustive-deps -- one for each language, and their list never changes
  }, languages)
}
