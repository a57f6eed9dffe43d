import { queryOptions, useQuery } from '@tanstack/react-query'
import { getRuntimeConfig } from '@/lib/runtime-config'
import { loadDictionary } from './dictionary'
import { localQuery } from './local-query'
import { hasStored } from './stored-dictionaries'

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

/** Whether this browser has the dictionary of a language as the server offers it, so that nothing is to be downloaded. */
export const hasDictionary = (languageCode: string): Promise<boolean> =>
  hasStored(languageCode, getRuntimeConfig().dictionaries[languageCode]?.version)
