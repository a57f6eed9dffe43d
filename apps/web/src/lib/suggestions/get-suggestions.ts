import { listedSuggestions, type ListedSuggestion } from '@lingarden/database/rows/suggestion'
import { hintTerms, searchTerms } from '@lingarden/domain/suggestions/search-terms'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { readAnswer } from '@/lib/read-answer'

export const suggestionSorts = ['votes', 'newest'] as const
export type SuggestionSort = (typeof suggestionSorts)[number]

/** Suggestions that are loaded at once. */
const pageSize = 30
/** Suggestions that are shown to whoever writes one that may be alike. */
const mostAlike = 3

interface Search {
  terms: string[]
  /** Whether all terms must be in it, or half of them. */
  match: 'all' | 'any'
  sort: SuggestionSort
  limit: number
  offset: number
}

async function listSuggestions(
  userId: string,
  { terms, match, sort, limit, offset }: Search,
  signal: AbortSignal,
): Promise<ListedSuggestion[]> {
  const { data, error } = await getSupabase()
    .rpc('list_suggestions', {
      p_user_id: userId,
      p_terms: terms,
      p_match: match,
      p_sort: sort,
      p_limit: limit,
      p_offset: offset,
    })
    .abortSignal(signal)
  if (error) throw error
  return readAnswer(listedSuggestions, 'list_suggestions', data)
}

export const suggestionKeys = {
  of: (userId: string) => ['suggestions', userId] as const,
  lists: (userId: string) => ['suggestions', userId, 'list'] as const,
}

/** The suggestions that a search finds, page by page. */
export const suggestionsQuery = (userId: string, text: string, sort: SuggestionSort) => {
  const terms = searchTerms(text)
  return infiniteQueryOptions({
    queryKey: [...suggestionKeys.lists(userId), terms, sort],
    queryFn: ({ signal, pageParam: offset }) =>
      listSuggestions(userId, { terms, match: 'all', sort, limit: pageSize, offset }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < pageSize ? undefined : pages.length * pageSize),
    placeholderData: keepPreviousData,
    // Others vote, too.
    refetchOnMount: 'always',
  })
}

/** The suggestions that say something alike, the most alike first. */
export const similarSuggestionsQuery = (userId: string, text: string) => {
  const terms = hintTerms(text)
  return queryOptions({
    queryKey: [...suggestionKeys.of(userId), 'alike', terms],
    queryFn: ({ signal }) =>
      listSuggestions(userId, { terms, match: 'any', sort: 'votes', limit: mostAlike, offset: 0 }, signal),
    enabled: terms.length > 0,
    placeholderData: keepPreviousData,
  })
}
