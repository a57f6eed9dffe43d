import type { ReaderMeanings } from '@lingarden/domain/courses/reader-meaning'
import type { CommonWords } from '@lingarden/languages/common-words'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import type { InterfaceLanguage } from '@/i18n/languages'
import { addressesOf, examplesQuery, forEver } from './get-course'
import { fetchCourseFile } from './fetch-course-file'

/** What common words of a language mean in the language of the reader; nothing where nobody has written it. */
function commonWordsQuery(languageCode: LanguageCode, reader: InterfaceLanguage) {
  const address = addressesOf(languageCode)?.commonWords[reader]
  return queryOptions({
    queryKey: ['courses', 'common-words', languageCode, reader],
    queryFn: async ({ signal }) =>
      address === undefined ? {} : ((await fetchCourseFile(address, signal)) as CommonWords),
    ...forEver,
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
 * it. Nothing is loaded for who reads English.
 */
export function useReaderMeanings(languageCode: LanguageCode): FoundMeanings {
  const [reader] = useInterfaceLanguage()
  const enabled = reader !== 'en'
  const taught = useQuery({ ...examplesQuery(languageCode, reader), enabled })
  const common = useQuery({ ...commonWordsQuery(languageCode, reader), enabled })
  const areComing = [taught, common].some(({ isLoading, failureCount }) => isLoading && failureCount === 0)
  const [examples, commonWords] = [taught.data, common.data]
  const meanings = useMemo(
    // Both at once: what a word means is not to change before one's eyes.
    () => (areComing || !(examples ?? commonWords) ? undefined : { reader, examples, commonWords }),
    [areComing, reader, examples, commonWords],
  )
  const known = [meanings?.examples && 'taught', meanings?.commonWords && 'common'].filter(Boolean)
  return { meanings, areComing, key: [reader, ...known].join(' ') }
}
