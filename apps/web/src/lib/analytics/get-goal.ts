import type { LanguageCode } from '@lingarden/languages/find-language'
import { defaultDailyGoalMinutes } from '@lingarden/domain/daily-goal'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useProfile } from '@/lib/profile/get-profile'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { goalKeys } from './keys'

async function getGoal(userId: string, languageCode: string, signal: AbortSignal): Promise<number> {
  const { data, error } = await getSupabase()
    .rpc('get_daily_goal_for_language', { p_user_id: userId, p_language_code: languageCode })
    .abortSignal(signal)
  if (error) throw error
  return data
}

/** Minutes a day in a language, as the server has them. */
export const goalQuery = (userId: string, languageCode: LanguageCode | undefined) =>
  queryOptions({
    queryKey: goalKeys.of(userId, languageCode ?? ''),
    queryFn: ({ signal }) => getGoal(userId, languageCode ?? '', signal),
    enabled: languageCode !== undefined,
  })

/** Minutes a day that a learner wants to practise a language; 10 where they never said (requirement 9.3a). */
export function useDailyGoal(languageCode: LanguageCode | undefined): number {
  const { id: userId } = useUser()
  const goals = useProfile().data?.daily_goals
  const goal = useQuery(goalQuery(userId, languageCode))
  return goal.data ?? goals?.[languageCode ?? ''] ?? defaultDailyGoalMinutes
}

/** Sets the goal: shown at once, taken back where the server refuses it. */
export function useSetDailyGoal(languageCode: LanguageCode | undefined) {
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  const queryKey = goalKeys.of(userId, languageCode ?? '')
  return useMutation({
    mutationFn: async (minutes: number) => {
      const { error } = await getSupabase().rpc('set_daily_goal_for_language', {
        p_user_id: userId,
        p_language_code: languageCode ?? '',
        p_goal_minutes: minutes,
      })
      if (error) throw error
    },
    onMutate: async (minutes) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<number>(queryKey)
      queryClient.setQueryData(queryKey, minutes)
      return { before }
    },
    onError: (_error, _minutes, context) => {
      if (context?.before === undefined) queryClient.removeQueries({ queryKey })
      else queryClient.setQueryData(queryKey, context.before)
    },
  })
}
