import type { ReaderMeanings } from '@lingarden/domain/courses/reader-meaning'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import type { InterfaceLanguage } from '@/i18n/languages'
import { forEver } from './get-course'

/** What the words of a language mean in the language of the reader; nothing is asked for who reads English. */
export function readerMeaningsQuery(languageCode: LanguageCode, reader: InterfaceLanguage) {
  return queryOptions({
    queryKey: ['courses', 'reader-meanings', languageCode, reader],
    queryFn: async ({ client }) => {
      const { loadReaderMeanings } = await import('./load-reader-meanings')
      return loadReaderMeanings(client, languageCode, reader)
    },
    ...forEver,
    // What could not be had is asked for again by the next who shows a word.
    staleTime: ({ state }) => (state.data?.isWhole === false ? 0 : Infinity),
    structuralSharing: false,
    enabled: reader !== 'en',
  })
}

interface FoundMeanings {
  /** Undefined until they are here, and for who reads English, which is what the dictionary is in. */
  meanings: ReaderMeanings | undefined
  /** Whether they are on their way; not where they are waited for in vain, as without a network. */
  areComing: boolean
  /** Another one where they are others, for the key of what is made with them. */
  key: string
}

/**
 * What the words of a language mean in the language of the reader, as lessons teach them and as the list of common words says
 * it. Nothing of it is loaded for who reads English.
 */
export function useReaderMeanings(languageCode: LanguageCode): FoundMeanings {
  const [reader] = useInterfaceLanguage()
  const { data, dataUpdatedAt, isLoading, failureCount } = useQuery(readerMeaningsQuery(languageCode, reader))
  return { meanings: data, areComing: isLoading && failureCount === 0, key: `${reader} ${dataUpdatedAt}` }
}
