import { emptyDay } from '@lingarden/domain/analytics/day-record'
import type { LocalDay } from '@lingarden/domain/analytics/local-day'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteDay } from '@/lib/analytics/day-table'
import { changeKnownDay } from '@/lib/analytics/known-days'
import { bringPractice } from '@/lib/practice-time/practised-slices'
import { useUser } from '@/lib/session/session-provider'

/**
 * Removes today's record of a language (requirement 4.18e). What was practised up to now is told to the server before, so
 * that it does not come back later.
 */
export function useResetToday(languageCode: LanguageCode, today: LocalDay) {
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await bringPractice(userId)
      await deleteDay({ userId, languageCode, date: today })
    },
    onSuccess: () =>
      changeKnownDay(queryClient, { userId, languageCode, date: today }, () => emptyDay(today)),
  })
}
