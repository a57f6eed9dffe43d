import { addDays, type LocalDay } from '@lingarden/domain/analytics/local-day'
import { isComplete, type PracticeByDay } from '@lingarden/domain/analytics/streak'
import { wholeMinutes } from '@lingarden/domain/analytics/whole-minutes'
import { useTexts } from '@/i18n/texts'
import { classNames } from '@/components/ui/class-names'

interface WeekStripProps {
  practice: PracticeByDay
  today: LocalDay
  goal: number
}

/** The last seven days, each filled by how much of its goal was practised. */
export function WeekStrip({ practice, today, goal }: WeekStripProps) {
  const dashboard = useTexts('dashboard')
  const days = Array.from({ length: 7 }, (_, place) => addDays(today, place - 6))
  return (
    <ul aria-label={dashboard.week} className="grid grid-cols-7 gap-2">
      {days.map((day) => {
        const weekday = new Date(day).getUTCDay()
        const seconds = practice.get(day) ?? 0
        const share = Math.min(1, seconds / 60 / goal)
        return (
          <li key={day} className="grid justify-items-center gap-1 text-xs text-ink-soft">
            <span
              aria-hidden
              className="flex h-14 w-full max-w-8 items-end overflow-hidden rounded-sm bg-sunken"
            >
              <span
                className={classNames(
                  'w-full rounded-sm',
                  isComplete(seconds, goal) ? 'bg-leaf' : 'bg-leaf/55',
                )}
                style={{ height: `${Math.round(100 * share)}%` }}
              />
            </span>
            <span aria-hidden className={classNames(day === today && 'font-medium text-ink')}>
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
