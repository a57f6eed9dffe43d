import { withReaderMeaning, type ToldMeaning } from '@lingarden/domain/courses/outline'
import { meaningOf } from '@lingarden/languages/kit/dictionary/entry'
import { wordsOfText, type TextWord } from '@lingarden/domain/bank/words-of-text'
import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePlantedWords } from '@/lib/bank/get-words'
import { useCorrections } from '@/lib/corrections/get-corrections'
import { useReaderMeanings } from '@/lib/courses/get-reader-meanings'
import { localQuery } from '@/lib/dictionary/local-query'
import { useDictionary } from '@/lib/dictionary/use-dictionary'

interface FoundWords {
  tokens: ReadToken[]
  words: TextWord[]
  knownShare: number
  /** Meanings by term. */
  meanings: ReadonlyMap<string, ToldMeaning>
}

/**
 * The words of a text, those of the bank marked; undefined until they are known. A word is known where the bank has it,
 * or what it is a form of.
 */
export function useTextWords(text: string, languageCode: LanguageCode): FoundWords | undefined {
  const dictionary = useDictionary(languageCode).data
  const corrections = useCorrections(languageCode)
  const { meanings: told } = useReaderMeanings(languageCode)
  const rows = usePlantedWords(languageCode).data
  const read = useQuery({
    ...localQuery,
    queryKey: ['bank-text', languageCode, text, corrections],
    queryFn: async () => {
      if (!dictionary) return undefined
      const tokens = await dictionary.tokenize(text, corrections)
      const terms = [...new Set(tokens.flatMap(({ term }) => term ?? []))]
      const entries = await dictionary.lookUp(terms)
      return { text, tokens, entries: new Map(terms.map((term, place) => [term, entries[place]])) }
    },
    enabled: dictionary !== undefined && text.trim() !== '',
    placeholderData: (before) => before,
    gcTime: 60_000,
  }).data
  return useMemo(() => {
    if (!read || text.trim() === '') return undefined
    const bank = new Set(rows?.map(({ word_string }) => word_string.toLowerCase()))
    const isKnown = (term: string) =>
      bank.has(term.toLowerCase()) ||
      (read.entries.get(term)?.formOf?.some(([lemma]) => bank.has(lemma.toLowerCase())) ?? false)
    const meanings = new Map(
      [...read.entries].flatMap(([term, entry]) =>
        entry ? [[term, withReaderMeaning(meaningOf(entry), told?.of(term, entry))] as const] : [],
      ),
    )
    return { tokens: read.tokens, meanings, ...wordsOfText(read.text, read.tokens, isKnown) }
  }, [read, rows, told, text])
}
