import type { LanguageCode } from '@lingarden/languages/find-language'
import { useQuery } from '@tanstack/react-query'
import { usePlantedWords } from '@/lib/bank/get-words'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { examplesQuery } from '@/lib/courses/get-course'
import { useReaderMeanings } from '@/lib/courses/get-reader-meanings'
import { localQuery } from '@/lib/dictionary/local-query'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import { reviewWord, type ReviewWord } from './review-word'

/**
 * Words of the bank with what a game shows of them, by term; undefined until they are there. Without a dictionary or a
 * course they come without what these know.
 * @param terms whose; words that the bank does not have are left out
 */
export function useReviewWords(
  languageCode: LanguageCode,
  terms: readonly string[],
): ReadonlyMap<string, ReviewWord> | undefined {
  const rows = usePlantedWords(languageCode).data
  const dictionary = useDictionary(languageCode)
  const [reader] = useInterfaceLanguage()
  const examples = useQuery(examplesQuery(languageCode, reader))
  const { meanings, areComing, key } = useReaderMeanings(languageCode)
  const isReady = [dictionary, examples].every(({ data, isError, isPaused }) => data || isError || isPaused)
  return useQuery({
    ...localQuery,
    queryKey: ['review-words', languageCode, key, terms, dictionary.dataUpdatedAt, examples.dataUpdatedAt],
    queryFn: async () => {
      const entries = (await dictionary.data?.lookUp([...terms])) ?? []
      const bank = new Map(rows?.map((row) => [row.word_string, row]))
      return new Map(
        terms.flatMap((term, place) => {
          const row = bank.get(term)
          return row
            ? [[term, reviewWord(row, entries[place], examples.data?.[term] ?? [], meanings)] as const]
            : []
        }),
      )
    },
    enabled: rows !== undefined && isReady && !areComing,
  }).data
}
