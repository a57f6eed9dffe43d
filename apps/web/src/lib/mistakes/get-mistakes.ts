import { mistakeCategories } from '@lingarden/domain/mistakes/mistake-category'
import { readStage } from '@lingarden/domain/mistakes/mistake-life'
import { readAnswers } from '@lingarden/domain/mistakes/mistake-schedule'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { mistakeKeys } from './mistake-keys'
import type { KeptMistake, MistakeFilter } from './kept-mistake'
import { withWaitingMistakes } from './waiting-mistakes'

/** Rows a page of the list. */
const mistakesPerPage = 40

export const mistakeColumns =
  'id, original, corrected, sentence, mended, explanation, category, stage, times_made, made_at, answers, resolved_at, self_mended_at' as const

interface MistakeColumns {
  id: string
  original: string
  corrected: string
  sentence: string | null
  mended: string | null
  explanation: string
  category: string
  stage: string
  times_made: number
  made_at: string[]
  answers: unknown
  resolved_at: string | null
  self_mended_at: string | null
}

/** A mistake of its row. */
export function readMistake({
  category,
  stage,
  times_made,
  made_at,
  answers,
  resolved_at,
  self_mended_at,
  ...row
}: MistakeColumns): KeptMistake {
  return {
    ...row,
    category: mistakeCategories.find((known) => known === category) ?? 'other',
    stage: readStage(stage),
    timesMade: times_made,
    madeAt: made_at.map((time) => Date.parse(time)),
    answers: readAnswers(answers),
    grownAt: resolved_at,
    isSelfMended: self_mended_at !== null,
  }
}

async function getMistakes(
  userId: string,
  { languageCode, kind, state }: MistakeFilter,
  from: number,
  signal: AbortSignal,
): Promise<KeptMistake[]> {
  let query = getSupabase()
    .from('learner_mistakes')
    .select(mistakeColumns)
    .eq('user_id', userId)
    .eq('language_code', languageCode)
  if (kind !== 'all') query = query.eq('category', kind)
  if (state === 'open') query = query.is('resolved_at', null)
  else if (state !== 'all') query = query.eq('stage', state)
  const { data, error } = await query
    .order('last_made_at', { ascending: false })
    .order('id')
    .range(from, from + mistakesPerPage - 1)
    .abortSignal(signal)
  if (error) throw error
  return data.map(readMistake)
}

/** The mistakes of a language that a filter lets through, the newest first, page by page. */
export function useMistakes(filter: MistakeFilter) {
  const { id } = useUser()
  const { languageCode, kind, state } = filter
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: mistakeKeys.list(id, languageCode, kind, state),
      queryFn: async ({ pageParam, signal }) => {
        const page = await getMistakes(id, filter, pageParam, signal)
        return { asked: page.length, mistakes: await withWaitingMistakes(id, languageCode, page) }
      },
      initialPageParam: 0,
      getNextPageParam: ({ asked }, pages) =>
        asked < mistakesPerPage ? undefined : pages.length * mistakesPerPage,
      refetchOnMount: 'always',
    }),
  )
}
