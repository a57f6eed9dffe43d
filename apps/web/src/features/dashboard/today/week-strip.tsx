import { addDays, type LocalDay } from '@lingarden/domain/analytics/local-day'
import type { PracticeByDay } from '@lingarden/domain/analytics/streak'
import { wholeMinutes } from '@lingarden/domain/analytics/whole-minutes'
import { useTexts } from '@/i18n/texts'
import { classNames } from '@/components/ui/class-names'
import { DayLeaf } from './day-leaf'

interface WeekStripProps {
  practice: PracticeByDay
  today: LocalDay
  goal: number
  className?: string
}

/** The last seven days, each a leaf filled by how much of its goal was practised. */
export function WeekStrip({ practice, today, goal, className }: WeekStripProps) {
  const dashboard = useTexts('dashboard')
  const days = Array.from({ length: 7 }, (_, place) => addDays(today, place - 6))
  return (
    <ul aria-label={dashboard.week} className={classNames('grid grid-cols-7', className)}>
      {days.map((day) => {
        const weekday = new Date(day).getUTCDay()
        const seconds = practice.get(day) ?? 0
        return (
          <li key={day} className="grid justify-items-center gap-0.5 text-xs text-ink-soft">
            <DayLeaf share={seconds / 60 / goal} />
            <span aria-hidden className={classNames(day === today && 'font-semibold text-ink')}>
              {dashboard.weekdayInitials[weekday]}
            </span>
            <span className="sr-only">
              {dashboard.dayMinutes(dashboard.weekdays[weekday] ?? day, wholeMinutes(seconds))}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
