import { findLanguage, type LanguageTag } from '@lingarden/languages/find-language'
import { loadWordRules } from '@lingarden/languages/load'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** The word rules of a language, once they are loaded. */
export const languageRulesQuery = (tag: LanguageTag | undefined) =>
  queryOptions({
    queryKey: ['language-rules', tag],
    queryFn: async () => {
      if (tag) await loadWordRules(tag)
      return true
    },
    enabled: tag !== undefined,
    // A script of this app's own: it is here, or cached for use without a network.
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: Infinity,
  })

/** Loads the word rules of a language; without one there is nothing to wait for. */
export function useLanguageRules(languageCode: string | null | undefined): {
  isPending: boolean
  isError: boolean
  retry: () => void
} {
  const tag = findLanguage(languageCode)?.tag
  const { isLoading, isError, refetch } = useQuery(languageRulesQuery(tag))
  return { isPending: isLoading, isError, retry: () => void refetch() }
}
