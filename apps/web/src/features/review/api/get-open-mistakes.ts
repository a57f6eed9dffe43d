import { queryOptions, useQuery } from '@tanstack/react-query'
import { askThenKept } from '@/lib/learner-cache/kept-query'
import { readWaitingMemory } from '@/lib/memory/waiting-memory'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'

export interface OpenMistake {
  id: string
  original: string
  corrected: string
  explanation: string
}

/** Mistakes of one sitting; who practises them all may come again. */
const mostMistakes = 20

async function getOpenMistakes(
  userId: string,
  languageCode: string,
  signal: AbortSignal,
): Promise<OpenMistake[]> {
  const { data, error } = await getSupabase()
    .from('learner_mistakes')
    .select('id, original, corrected, explanation')
    .eq('user_id', userId)
    .eq('language_code', languageCode)
    .is('resolved_at', null)
    .order('last_made_at', { ascending: false })
    .limit(mostMistakes)
    .abortSignal(signal)
  if (error) throw error
  return data
}

/** Those that nobody forgot or got right here since. */
async function withoutWaiting(userId: string, languageCode: string, mistakes: readonly OpenMistake[]) {
  const { isForgotten, isLearnt } = await readWaitingMemory(userId, languageCode, 'mistakes')
  return mistakes.filter(({ id }) => !isForgotten(id) && !isLearnt(id))
}

/**
 * The mistakes of a language that the learner has not got right since, the newest first; without a connection as they
 * were kept.
 */
export function useOpenMistakes(languageCode: string) {
  const { id } = useUser()
  // Below the key of all mistakes of the language, so that what changes them changes this.
  const queryKey = ['learner-mistakes', id, languageCode, 'open']
  const complete = (list: OpenMistake[]) => withoutWaiting(id, languageCode, list)
  return useQuery(
    queryOptions({
      queryKey,
      queryFn: ({ signal, client }) =>
        askThenKept(
          client,
          queryKey,
          { segment: 'profile', key: `open-mistakes:${languageCode}:${id}`, field: 'mistakes' },
          () => getOpenMistakes(id, languageCode, signal),
          complete,
        ),
      networkMode: 'offlineFirst',
      refetchOnMount: 'always',
    }),
  )
}
