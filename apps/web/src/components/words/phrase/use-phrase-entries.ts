import type { ReaderMeanings } from '@lingarden/domain/courses/reader-meaning'
import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import { shortMeaning } from '@lingarden/languages/kit/dictionary/short-meaning'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useQuery } from '@tanstack/react-query'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { localQuery } from '@/lib/dictionary/local-query'
import { termOf } from '../word-tokens'
import type { Phrase } from './word-range'

/** What the dictionary knows of a phrase: of the whole, and of each of its words. */
export interface KnownPhrase {
  whole: DictionaryEntry | undefined
  words: readonly (DictionaryEntry | undefined)[]
}

/** Looks a phrase up as a whole and word by word. */
export function usePhraseEntries(
  { text, words }: Phrase,
  languageCode: LanguageCode,
  dictionary: Dictionary | undefined,
) {
  const terms = words.map(termOf)
  return useQuery({
    ...localQuery,
    queryKey: ['phrase', languageCode, text, terms],
    queryFn: async (): Promise<KnownPhrase> => {
      const [whole, small, ...each] = dictionary
        ? await dictionary.lookUp([text, text.toLowerCase(), ...terms])
        : []
      return { whole: whole ?? small, words: each }
    },
    enabled: dictionary !== undefined,
  })
}

/** What the words of a phrase mean one after the other, to begin with; no more than a hint at the whole. */
export const glossOf = ({ words }: KnownPhrase, meanings: ReaderMeanings | undefined): string =>
  words.map((entry) => (entry && plainOf(firstMeaning(entry, meanings))) || '…').join(' + ')

const firstMeaning = (entry: DictionaryEntry, meanings: ReaderMeanings | undefined): string =>
  meanings?.of(entry.term, entry)?.gloss.split(/[;；]/u)[0] ?? shortMeaning(entry).first

/** A meaning without what a dictionary explains of it in brackets; whole where there is nothing else. */
const plainOf = (meaning: string): string =>
  meaning.replaceAll(/\s*[（(][^)）]*[)）]/gu, '').trim() || meaning
