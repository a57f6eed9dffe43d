import type { KeptToday, KeptYear } from '@lingarden/domain/analytics/caches'
import type { DayRecord } from '@lingarden/domain/analytics/day-record'
import type { QueryClient } from '@tanstack/react-query'
import type { DayName } from './day-table'
import { dayKeys } from './keys'

/** Changes what is known of a day wherever it is shown; days that nobody has read yet stay unknown. */
export function changeKnownDay(
  client: QueryClient,
  { userId, languageCode, date }: DayName,
  change: (record: DayRecord | undefined) => DayRecord,
): void {
  client.setQueryData<KeptToday>(
    dayKeys.today(userId, languageCode, date),
    (kept) => kept && { ...kept, record: change(kept.record) },
  )
  client.setQueryData<KeptYear>(
    dayKeys.year(userId, languageCode),
    (kept) => kept && { ...kept, days: { ...kept.days, [date]: change(kept.days[date]) } },
  )
}
