import { addDays, type LocalDay } from '@lingarden/domain/analytics/local-day'
import { currentStreak, isComplete, type PracticeByDay } from '@lingarden/domain/analytics/streak'
import { wholeMinutes } from '@lingarden/domain/analytics/whole-minutes'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { memo, useId, useState } from 'react'
import { AskedPart } from '@/components/ui/asked-part'
import { cardClass } from '@/components/ui/card-class'
import { withTexts } from '@/i18n/load-texts'
import { useTexts } from '@/i18n/texts'
import { Sun } from '@/icons/icons.ts'
import { useDailyGoal } from '@/lib/analytics/get-goal'
import { WeekStrip } from './week-strip'
import { Wreath } from './wreath'

const loadGoalDialog = withTexts(async () => (await import('./goal-dialog')).GoalDialog, 'dashboard')

interface TodayCardProps {
  languageCode: LanguageCode | undefined
  practice: PracticeByDay
  today: LocalDay
  /** Whether the year and today are known, or cannot be. */
  isKnown: boolean
}

/** How today is going: minutes against the goal, the streak, the week. Drawn anew only when that has changed. */
export const TodayCard = memo(function TodayCard({ languageCode, practice, today, isKnown }: TodayCardProps) {
  const dashboard = useTexts('dashboard')
  const goal = useDailyGoal(languageCode)
  const [isChoosing, setIsChoosing] = useState(false)
  const heading = useId()
  const minutes = wholeMinutes(practice.get(today) ?? 0)
  const streak = currentStreak(practice, today, goal)
  return (
    <section
      aria-labelledby={heading}
      className={`${cardClass('lg')} grid grid-cols-[96px_minmax(0,1fr)] items-center gap-x-3.5 px-3.5 py-2.5 max-[359px]:grid-cols-[76px_minmax(0,1fr)] md:grid-cols-[128px_auto_minmax(240px,1fr)] md:gap-x-6 md:px-5 md:py-4 lg:grid-cols-[128px_minmax(0,1fr)] lg:gap-x-3.5 lg:gap-y-2.5`}
    >
      <h2 id={heading} className="sr-only">
        {dashboard.today}
      </h2>
      <Wreath
        minutes={isKnown ? minutes : undefined}
        goal={goal}
        className="w-full max-md:row-span-2 max-md:self-center"
      />
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 md:grid md:content-center md:gap-1">
        <p className="flex min-h-6 items-center gap-1.5 leading-tight font-semibold">
          <Sun size={20} aria-hidden className="shrink-0 text-sun" />
          {isKnown && (streak > 0 ? dashboard.streak(streak) : dashboard.noStreak)}
        </p>
        <p className="min-h-5 text-sm text-ink-soft max-md:sr-only">
          {isKnown && (minutes > goal ? dashboard.overGoal(minutes, goal) : dashboard.ofGoal(minutes, goal))}
        </p>
        <p className="min-h-5 text-sm text-ink-soft max-md:sr-only">
          {isKnown && dashboard.daysMet(completeDays(practice, today, goal))}
        </p>
        <button
          type="button"
          aria-label={dashboard.changeGoal}
          onClick={() => setIsChoosing(true)}
          className="inline-flex min-h-8 w-fit items-center text-sm text-leaf-deep underline underline-offset-3"
        >
          <span className="md:hidden">{dashboard.goal}</span>
          <span className="max-md:hidden">{dashboard.changeGoal}</span>
        </button>
      </div>
      <WeekStrip
        practice={practice}
        today={today}
        goal={goal}
        className="max-md:-mx-1 lg:col-span-full lg:border-t lg:border-line lg:pt-3"
      />
      {isChoosing && (
        <AskedPart
          load={loadGoalDialog}
          onGone={() => setIsChoosing(false)}
          reopen={() => setIsChoosing(true)}
        >
          {(GoalDialog) => (
            <GoalDialog languageCode={languageCode} goal={goal} onClose={() => setIsChoosing(false)} />
          )}
        </AskedPart>
      )}
    </section>
  )
})

/** Of the last seven days, how many reached the goal. */
const completeDays = (practice: PracticeByDay, today: LocalDay, goal: number): number =>
  Array.from({ length: 7 }, (_, place) => addDays(today, -place)).filter((day) =>
    isComplete(practice.get(day) ?? 0, goal),
  ).length
