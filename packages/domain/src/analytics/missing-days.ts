import { listDays, type LocalDay } from './local-day.ts'

/** The days of a range that are not known yet; days to come cannot be missing (requirement 5.4c). */
export function missingDays(
  known: ReadonlySet<LocalDay>,
  { from, to, today }: { from: LocalDay; to: LocalDay; today: LocalDay },
): LocalDay[] {
  return listDays(from, to < today ? to : today).filter((day) => !known.has(day))
}
