import { rangeUpTo } from '@lingarden/domain/analytics/day-buckets'
import { practiceByHour } from '@lingarden/domain/analytics/practice-hours'
import { wholeMinutes } from '@lingarden/domain/analytics/whole-minutes'
import { useQuery } from '@tanstack/react-query'
import { Bars } from '@/components/charts/bars'
import { ChartFrame } from '@/components/charts/chart-frame'
import { useTexts } from '@/i18n/texts'
import { useUser } from '@/lib/session/session-provider'
import { practiceTimesQuery } from '../api/get-practice-times'
import type { ChartProps } from '../chart-props'

/** When in the day the learner practises. */
export function HoursChart({
  data: { choice, today },
  fileName,
  days,
}: Omit<ChartProps, 'names'> & { days: number }) {
  const analytics = useTexts('analytics')
  const { id: userId } = useUser()
  const times = useQuery(practiceTimesQuery(userId, choice, rangeUpTo(today, days).from)).data ?? []
  const hours = practiceByHour(times).map(wholeMinutes)
  const most = hours.indexOf(Math.max(...hours))
  const summary = hours.some((minutes) => minutes > 0) ? analytics.hours.summary(most) : analytics.hours.none
  return (
    <ChartFrame
      title={analytics.hours.title}
      summary={summary}
      isEmpty={hours.every((minutes) => minutes === 0)}
      fileName={`${fileName}-hours`}
      table={{
        columns: [analytics.hour, analytics.minutes],
        rows: hours.map((minutes, hour) => [analytics.hours.name(hour), minutes]),
      }}
    >
      {(width) => (
        <Bars
          width={width}
          label={summary}
          bars={hours.map((minutes, hour) => ({
            label: String(hour),
            value: minutes,
            hint: analytics.dayMinutes(analytics.hours.name(hour), minutes),
          }))}
        />
      )}
    </ChartFrame>
  )
}
