import { queryOptions, useQuery } from '@tanstack/react-query'
import { loadDictionary } from './dictionary'
import { localQuery } from './local-query'

export function dictionaryQuery(languageCode: string | null | undefined) {
  return queryOptions({
    ...localQuery,
    queryKey: ['dictionary', languageCode ?? ''],
    queryFn: () => loadDictionary(languageCode),
    enabled: Boolean(languageCode),
    gcTime: Infinity,
  })
}

/** The dictionary of a language, once it is there. */
export function useDictionary(languageCode: string | null | undefined) {
  return useQuery(dictionaryQuery(languageCode))
}
