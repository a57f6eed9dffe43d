import { mistakeCategories, type MistakeCategory } from '@lingarden/domain/mistakes/mistake-category'
import { isOutgrown, readAnswers, type MistakeAnswer } from '@lingarden/domain/mistakes/mistake-schedule'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { askThenCached } from '@/lib/learner-cache/cached-query'
import { readWaitingMemory } from '@/lib/memory/waiting-memory'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { memoryKeys } from './memory-keys'

export interface KeptMistake {
  id: string
  original: string
  corrected: string
  /** What the learner wrote around it; null in what was kept before sentences were. */
  sentence: string | null
  /** That sentence with everything put right; null where not all of it could be. */
  mended: string | null
  explanation: string
  category: MistakeCategory
  timesMade: number
  answers: readonly MistakeAnswer[]
  isOutgrown: boolean
}

/** The newest are what the tutor practises; nobody reads on for ever. */
const mostMistakes = 50

async function getMistakes(
  userId: string,
  languageCode: string,
  signal: AbortSignal,
): Promise<KeptMistake[]> {
  const { data, error } = await getSupabase()
    .from('learner_mistakes')
    .select(
      'id, original, corrected, sentence, mended, explanation, category, times_made, answers, resolved_at',
    )
    .eq('user_id', userId)
    .eq('language_code', languageCode)
    .order('last_made_at', { ascending: false })
    .limit(mostMistakes)
    .abortSignal(signal)
  if (error) throw error
  return data.map(({ category, times_made, answers, resolved_at, ...row }) => ({
    ...row,
    category: mistakeCategories.find((known) => known === category) ?? 'other',
    timesMade: times_made,
    answers: readAnswers(answers),
    isOutgrown: resolved_at !== null,
  }))
}

async function withWaiting(userId: string, languageCode: string, mistakes: readonly KeptMistake[]) {
  const { isForgotten, answersTo } = await readWaitingMemory(userId, languageCode, 'mistakes')
  return mistakes
    .filter(({ id }) => !isForgotten(id))
    .map((mistake) => ({
      ...mistake,
      isOutgrown: mistake.isOutgrown || isOutgrown([...mistake.answers, ...answersTo(mistake.id)]),
    }))
}

/** The mistakes that were corrected in a language, the newest first; without a connection as they were kept. */
export function useMistakes(languageCode: string) {
  const { id } = useUser()
  const queryKey = memoryKeys.mistakes(id, languageCode)
  const complete = (list: KeptMistake[]) => withWaiting(id, languageCode, list)
  return useQuery(
    queryOptions({
      queryKey,
      queryFn: ({ signal, client }) =>
        askThenCached(
          client,
          queryKey,
          { segment: 'profile', key: `mistakes:${languageCode}:${id}`, field: 'mistakes' },
          () => getMistakes(id, languageCode, signal),
          complete,
        ),
      networkMode: 'offlineFirst',
      refetchOnMount: 'always',
    }),
  )
}
