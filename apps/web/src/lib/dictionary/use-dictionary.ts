import { queryOptions, useQuery } from '@tanstack/react-query'
import { loadDictionary } from './dictionary'

export function dictionaryQuery(languageCode: string | null | undefined) {
  return queryOptions({
    queryKey: ['dictionary', languageCode ?? ''],
    queryFn: () => loadDictionary(languageCode),
    enabled: Boolean(languageCode),
    staleTime: Infinity,
    gcTime: Infinity,
  })
}

/** The dictionary of a language, once it is there. */
export function useDictionary(languageCode: string | null | undefined) {
  return useQuery(dictionaryQuery(languageCode))
}
