import type { ReaderMeanings } from '@lingarden/domain/courses/reader-meaning'
import { termsByMeaning } from '@lingarden/domain/courses/terms-by-meaning'
import type { LanguageCode } from '@lingarden/languages/find-language'
import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import { normalizeTerm } from '@lingarden/languages/kit/dictionary/normalize-term'
import { useQuery } from '@tanstack/react-query'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { localQuery } from '@/lib/dictionary/local-query'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import { useReaderMeanings } from './get-reader-meanings'

interface SearchOptions {
  limit: number
  signal?: AbortSignal
  /** What words mean in the language of the reader; undefined for who reads English. */
  meanings: ReaderMeanings | undefined
}

/** Finds words of the dictionary, which is in English, also by what they mean in the language of the reader. */
export async function searchWords(
  dictionary: Pick<Dictionary, 'search' | 'lookUp'>,
  wanted: string,
  { meanings, ...options }: SearchOptions,
): Promise<DictionaryEntry[]> {
  const found = await dictionary.search(wanted, options)
  const terms = meanings ? termsByMeaning(meanings, wanted, options.limit) : []
  if (terms.length === 0) return found
  const meant = (await dictionary.lookUp(terms)).filter((entry) => entry !== undefined)
  const isTyped = ({ term }: DictionaryEntry) => normalizeTerm(term) === normalizeTerm(wanted)
  const all = [...found.filter(isTyped), ...meant, ...found]
  return [...new Map(all.map((entry) => [entry.term, entry])).values()].slice(0, options.limit)
}

/** Words of the dictionary for what is typed, a reading or a meaning; undefined until the first are found. */
export function useWordSearch(
  languageCode: LanguageCode,
  wanted: string,
  limit: number,
): DictionaryEntry[] | undefined {
  const dictionary = useDictionary(languageCode).data
  const { meanings, key } = useReaderMeanings(languageCode)
  return useQuery({
    ...localQuery,
    queryKey: ['dictionary-search', languageCode, wanted, limit, key],
    queryFn: ({ signal }) => dictionary && searchWords(dictionary, wanted, { limit, signal, meanings }),
    enabled: wanted !== '' && dictionary !== undefined,
    placeholderData: (before) => before,
    retry: false,
  }).data
}
