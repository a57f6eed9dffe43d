import { mergeDays } from '@lingarden/domain/analytics/merge-days'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useMemo } from 'react'
import { useDailyGoal } from '@/lib/analytics/get-goal'
import { useDays, type Days } from '@/lib/analytics/use-days'
import type { Choice } from './use-filter'

export type ChosenDays = Pick<Days, 'today' | 'byDay' | 'practice' | 'isError' | 'retry'> & {
  /** Minutes a day; of all languages together what those that were begun ask for. */
  goal: number
}

/** The learner's days of a year in one language, or in all of them together, and the goal they are held against. */
export function useChosenDays(choice: Choice | undefined): ChosenDays {
  const mandarin = useDaysAndGoal('zh-CN', choice)
  const spanish = useDaysAndGoal('es-ES', choice)
  const french = useDaysAndGoal('fr-FR', choice)
  // Typed by language, so that another one is not forgotten here.
  const byLanguage: Record<LanguageCode, ReturnType<typeof useDaysAndGoal>> = {
    'zh-CN': mandarin,
    'es-ES': spanish,
    'fr-FR': french,
  }
  const merged = useMerged([mandarin.days, spanish.days, french.days])
  if (choice !== 'all') {
    const { days, goal } = byLanguage[choice ?? 'es-ES']
    return { ...days, goal }
  }
  const all = Object.values(byLanguage)
  const begun = all.filter(({ days }) => [...days.practice.values()].some((seconds) => seconds > 0))
  return {
    today: mandarin.days.today,
    ...merged,
    isError: all.some(({ days }) => days.isError),
    retry: () => {
      for (const { days } of all) days.retry()
    },
    goal: (begun.length > 0 ? begun : all).reduce((sum, { goal }) => sum + goal, 0),
  }
}

function useDaysAndGoal(languageCode: LanguageCode, choice: Choice | undefined) {
  const asked = choice === languageCode || choice === 'all' ? languageCode : undefined
  return { days: useDays(asked), goal: useDailyGoal(asked) }
}

/** Nothing as long as a language is missing: a sum that grows while one reads it would mislead. */
function useMerged([first, second, third]: [Days, Days, Days]): Pick<Days, 'byDay' | 'practice'> {
  const [a, b, c] = [first.byDay, second.byDay, third.byDay]
  return useMemo(() => {
    const byDay = a && b && c && mergeDays([a, b, c])
    const practice = new Map(
      Array.from(byDay ?? [], ([date, record]) => [date, record.practice_time_seconds]),
    )
    return { byDay, practice }
  }, [a, b, c])
}
