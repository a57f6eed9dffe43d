import { currentStreak } from '@lingarden/domain/analytics/streak'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { logError } from '@/lib/log'
import { useProfile } from '@/lib/profile/get-profile'
import { useUser } from '@/lib/session/session-provider'
import { useOnline } from '@/lib/use-online'
import { useDailyGoal } from './get-goal'
import { saveStreak } from './save-streak'
import { useDays } from './use-days'

/** Stores the streak of a language whenever it is another than the stored one. */
export function useKeepStreak(languageCode: LanguageCode | undefined): void {
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  const isOnline = useOnline()
  const { practice, today, isCertain } = useDays(languageCode)
  const goal = useDailyGoal(languageCode)
  const stored = useProfile().data?.streaks
  const known = languageCode && stored?.[languageCode]
  const streak = currentStreak(practice, today, goal)
  const isStored = known?.current_streak === streak && known.last_update === today
  const isDue = isCertain && isOnline && stored !== undefined && !isStored
  useEffect(() => {
    if (!languageCode || !isDue) return
    saveStreak(queryClient, { userId, languageCode, streak, today }).catch((cause: unknown) =>
      logError('The streak could not be stored', cause),
    )
  }, [queryClient, userId, languageCode, isDue, streak, today])
}
