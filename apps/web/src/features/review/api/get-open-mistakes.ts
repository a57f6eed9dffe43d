import { queryOptions, useQuery } from '@tanstack/react-query'
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

/** The mistakes of a language that the learner has not got right since, the newest first. */
export function useOpenMistakes(languageCode: string) {
  const { id } = useUser()
  return useQuery(
    queryOptions({
      // Below the key of all mistakes of the language, so that what changes them changes this.
      queryKey: ['learner-mistakes', id, languageCode, 'open'],
      queryFn: ({ signal }) => getOpenMistakes(id, languageCode, signal),
      refetchOnMount: 'always',
    }),
  )
}
