import { isOutgrown, readAnswers, type MistakeAnswer } from '@lingarden/domain/mistakes/mistake-schedule'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { askThenCached } from '@/lib/learner-cache/cached-query'
import { readWaitingMemory } from '@/lib/memory/waiting-memory'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'

export interface OpenMistake {
  id: string
  original: string
  corrected: string
  /** What the learner wrote around it, and the same with everything put right; null where they are not known. */
  sentence: string | null
  mended: string | null
  explanation: string
  /** Since it was made last. */
  answers: readonly MistakeAnswer[]
}

/** The newest; whoever has more outgrows these first. */
const mostMistakes = 200

async function getOpenMistakes(
  userId: string,
  languageCode: string,
  signal: AbortSignal,
): Promise<OpenMistake[]> {
  const { data, error } = await getSupabase()
    .from('learner_mistakes')
    .select('id, original, corrected, sentence, mended, explanation, answers')
    .eq('user_id', userId)
    .eq('language_code', languageCode)
    .is('resolved_at', null)
    .order('last_made_at', { ascending: false })
    .limit(mostMistakes)
    .abortSignal(signal)
  if (error) throw error
  return data.map((row) => ({ ...row, answers: readAnswers(row.answers) }))
}

/** With the answers that the server has not heard of; without those that nobody is to be asked for any more. */
async function withWaiting(userId: string, languageCode: string, mistakes: readonly OpenMistake[]) {
  const { isForgotten, answersTo } = await readWaitingMemory(userId, languageCode, 'mistakes')
  return mistakes
    .filter(({ id }) => !isForgotten(id))
    .map((mistake) => ({ ...mistake, answers: [...mistake.answers, ...answersTo(mistake.id)] }))
    .filter(({ answers }) => !isOutgrown(answers))
}

/** The mistakes of a language that the learner has not outgrown, the newest first; without a connection as they were kept. */
export function useOpenMistakes(languageCode: string) {
  const { id } = useUser()
  // Below the key of all mistakes of the language, so that what changes them changes this.
  const queryKey = ['learner-mistakes', id, languageCode, 'open']
  const complete = (list: OpenMistake[]) => withWaiting(id, languageCode, list)
  return useQuery(
    queryOptions({
      queryKey,
      queryFn: ({ signal, client }) =>
        askThenCached(
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
