import { openReaderMeanings, type ReaderMeanings } from '@lingarden/domain/courses/reader-meaning'
import type { CommonWords } from '@lingarden/languages/common-words'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import addresses from 'virtual:common-word-addresses'
import type { InterfaceLanguage } from '@/i18n/languages'
import { fetchCourseFile } from './fetch-course-file'
import { examplesQuery, forEver } from './get-course'

/** What common words of a language mean in the language of the reader; nothing where nobody has written it. */
function commonWordsQuery(languageCode: LanguageCode, reader: InterfaceLanguage) {
  const address = addresses[languageCode]?.[reader]
  return queryOptions({
    queryKey: ['courses', 'common-words', languageCode, reader],
    queryFn: async ({ signal }) =>
      address === undefined ? {} : ((await fetchCourseFile(address, signal)) as CommonWords),
    ...forEver,
  })
}

/**
 * What lessons and the list of common words say in the language of the reader, as far as it is to be had: both at once, as what
 * a word means is not to change before one's eyes.
 */
export async function loadReaderMeanings(
  client: QueryClient,
  languageCode: LanguageCode,
  reader: InterfaceLanguage,
): Promise<ReaderMeanings> {
  const [examples, commonWords] = await Promise.all([
    client.ensureQueryData(examplesQuery(languageCode, reader)).catch(() => undefined),
    client.ensureQueryData(commonWordsQuery(languageCode, reader)).catch(() => undefined),
  ])
  return openReaderMeanings({ reader, examples, commonWords })
}
