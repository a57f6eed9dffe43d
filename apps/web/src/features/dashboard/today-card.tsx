import { consistency } from '@lingarden/domain/analytics/consistency'
import type { LocalDay } from '@lingarden/domain/analytics/local-day'
import { currentStreak, type PracticeByDay } from '@lingarden/domain/analytics/streak'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { wholeMinutes } from '@lingarden/domain/analytics/whole-minutes'
import { Sun } from '@/icons/icons.ts'
import { memo, useState } from 'react'
import { AskedPart } from '@/components/ui/asked-part'
import { Button } from '@/components/ui/button'
import { withTexts } from '@/i18n/load-texts'
import { useTexts } from '@/i18n/texts'
import { useDailyGoal } from '@/lib/analytics/get-goal'
import { Card } from '@/components/ui/card'
import { GoalRing } from './goal-ring'
import { WeekStrip } from './week-strip'

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
  const minutes = wholeMinutes(practice.get(today) ?? 0)
  const streak = currentStreak(practice, today, goal)
  return (
    <Card
      title={dashboard.today}
      action={
        <Button variant="ghost" size="sm" onClick={() => setIsChoosing(true)}>
          {dashboard.changeGoal}
        </Button>
      }
    >
      <div className="flex items-center gap-5">
        <GoalRing minutes={isKnown ? minutes : undefined} goal={goal} />
        <div className="grid min-w-0 gap-2">
          {isKnown && (
            <>
              <p className="text-chat font-medium">{dashboard.ofGoal(minutes, goal)}</p>
              <p className="flex min-h-6 items-center gap-2">
                <Sun size={20} aria-hidden className="shrink-0 text-sun" />
                {streak > 0 ? dashboard.streak(streak) : dashboard.noStreak}
              </p>
              <p className="text-sm text-ink-soft">
                {dashboard.consistency(consistency(practice, today, goal))}
              </p>
            </>
          )}
        </div>
      </div>
      <WeekStrip practice={practice} today={today} goal={goal} />
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
    </Card>
  )
})
