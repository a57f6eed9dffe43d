import { ranks, type Rank } from '@lingarden/database/rows/friends'
import type { RankMetric, RankPeriod } from '@lingarden/domain/friends/ranking'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { friendKeys } from '@/lib/friends/keys'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { currentTimeZone } from '@/lib/time-zone'
import { readAnswer } from '@/lib/read-answer'

export interface Ranking {
  metric: RankMetric
  period: RankPeriod
  language: LanguageCode | 'all'
}

async function getRanking(userId: string, ranking: Ranking, signal: AbortSignal): Promise<Rank[]> {
  const { data, error } = await getSupabase()
    .rpc('rank_friends', {
      p_user_id: userId,
      p_metric: ranking.metric,
      p_period: ranking.period,
      p_language_code: ranking.language,
      p_time_zone: currentTimeZone(),
    })
    .abortSignal(signal)
  if (error) throw error
  return readAnswer(ranks, 'rank_friends', data)
}

/** The learner among their friends, the first first; the ranking before it until another one is there. */
export function useRanking(ranking: Ranking) {
  const { id } = useUser()
  return useQuery(
    queryOptions({
      queryKey: friendKeys.ranking(id, ranking.metric, ranking.period, ranking.language),
      queryFn: ({ signal }) => getRanking(id, ranking, signal),
      placeholderData: keepPreviousData,
      refetchOnMount: 'always',
    }),
  )
}
