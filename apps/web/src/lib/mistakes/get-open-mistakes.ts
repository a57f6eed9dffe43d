import { queryOptions, useQuery } from '@tanstack/react-query'
import { askThenCached } from '@/lib/learner-cache/cached-query'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { mistakeColumns, readMistake } from './get-mistakes'
import type { KeptMistake } from './kept-mistake'
import { mistakeKeys } from './mistake-keys'
import { withWaitingMistakes } from './waiting-mistakes'

/** The newest; whoever has more outgrows these first. */
const mostMistakes = 200

async function getOpenMistakes(
  userId: string,
  languageCode: string,
  signal: AbortSignal,
): Promise<KeptMistake[]> {
  const { data, error } = await getSupabase()
    .from('learner_mistakes')
    .select(mistakeColumns)
    .eq('user_id', userId)
    .eq('language_code', languageCode)
    .is('resolved_at', null)
    .order('last_made_at', { ascending: false })
    .limit(mostMistakes)
    .abortSignal(signal)
  if (error) throw error
  return data.map(readMistake)
}

async function openWithWaiting(userId: string, languageCode: string, mistakes: readonly KeptMistake[]) {
  const known = await withWaitingMistakes(userId, languageCode, mistakes)
  return known.filter(({ stage }) => stage !== 'grown')
}

/** The mistakes of a language that the learner has not outgrown, the newest first; without a connection as they were kept. */
export function openMistakesQuery(id: string, languageCode: string) {
  const queryKey = mistakeKeys.open(id, languageCode)
  const complete = (list: KeptMistake[]) => openWithWaiting(id, languageCode, list)
  return queryOptions({
    queryKey,
    queryFn: ({ signal, client }) =>
      askThenCached(
        client,
        queryKey,
        // Another name than what an earlier build kept, which lacked the stage.
        { segment: 'profile', key: `mistakes-to-mend:${languageCode}:${id}`, field: 'mistakes' },
        () => getOpenMistakes(id, languageCode, signal),
        complete,
      ),
    networkMode: 'offlineFirst',
    refetchOnMount: 'always',
  })
}

export const useOpenMistakes = (languageCode: string) =>
  useQuery(openMistakesQuery(useUser().id, languageCode))
