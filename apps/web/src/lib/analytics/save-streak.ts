import type { LocalDay } from '@lingarden/domain/analytics/local-day'
import type { LanguageCode } from '@lingarden/languages/find-language'
import type { Profile } from '@lingarden/database/rows/profile'
import type { QueryClient } from '@tanstack/react-query'
import { profileKeys } from '@/lib/profile/keys'
import { getSupabase } from '@/lib/supabase'

interface ComputedStreak {
  userId: string
  languageCode: LanguageCode
  /** Complete days in a row, 0 to 365. */
  streak: number
  today: LocalDay
}

/** Stores a streak with the day it was computed for, where friends and the profile read it (requirement 7.15). */
export async function saveStreak(client: QueryClient, computed: ComputedStreak): Promise<void> {
  const { userId, languageCode, streak, today } = computed
  const { error } = await getSupabase().rpc('update_streak_for_language', {
    p_user_id: userId,
    p_language_code: languageCode,
    p_current_streak: streak,
    p_last_update_date: today,
  })
  if (error) throw error
  client.setQueryData<Profile>(
    profileKeys.of(userId),
    (profile) =>
      profile && {
        ...profile,
        streaks: { ...profile.streaks, [languageCode]: { current_streak: streak, last_update: today } },
      },
  )
}
