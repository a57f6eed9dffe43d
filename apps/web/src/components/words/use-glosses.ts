import { sensesByReading, type DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import { useQuery } from '@tanstack/react-query'
import type { LanguageCode } from '@lingarden/languages/find-language'
import type { HelpLanguage } from '@lingarden/languages/help-languages'
import { useReaderMeanings } from '@/lib/courses/get-reader-meanings'
import { localQuery } from '@/lib/dictionary/local-query'
import { useDictionary } from '@/lib/dictionary/use-dictionary'

/** A term to be glossed, as it is read where it stands. */
export interface GlossedTerm {
  term: string
  reading?: string | undefined
}

/** Longest gloss, in characters: one sense, and no essay. */
const longestGloss = 24

/** What a term means, in a word or two. */
export interface Gloss {
  text: string
  /** What it is in: the dictionary is in English, lessons and common words are told in the language of the reader. */
  language: HelpLanguage
}

/**
 * What terms mean, in a word or two each, in their order: in the language of the reader, else as the dictionary says it;
 * undefined while that is not there.
 */
export function useGlosses(
  terms: readonly GlossedTerm[],
  languageCode: LanguageCode,
): (Gloss | undefined)[] | undefined {
  const dictionary = useDictionary(languageCode).data
  const { meanings, areComing, key } = useReaderMeanings(languageCode)
  return useQuery({
    ...localQuery,
    queryKey: ['glosses', languageCode, key, ...terms.map(({ term, reading = '' }) => `${term} ${reading}`)],
    queryFn: async () => {
      const entries = (await dictionary?.lookUp(terms.map(({ term }) => term))) ?? []
      return entries.map((entry, place) => {
        const { term = '', reading } = terms[place] ?? {}
        const told = meanings?.of(term, entry, reading)
        const text = told ? shortened(told.gloss) : entry && glossOf(entry, reading)
        return text === undefined ? undefined : { text, language: told?.reader ?? 'en' }
      })
    },
    enabled: dictionary !== undefined && terms.length > 0 && !areComing,
  }).data
}

/** What a sense may begin with: `v. `, `n. f. `. */
const wordClass = /^(?:\p{Ll}{1,6}\.\s+)+/u

/** The first sense of a word, in the reading that it has where it stands. */
function glossOf(entry: DictionaryEntry, reading: string | undefined): string | undefined {
  const groups = sensesByReading(entry).filter(({ senses }) => senses.length > 0)
  const [sense] = (groups.find((group) => group.reading === reading) ?? groups[0])?.senses ?? []
  return sense === undefined ? undefined : shortened(sense)
}

/** The first meaning in a sense or a gloss, without what stands in brackets. */
function shortened(sense: string): string {
  const [plain = ''] = sense
    .replace(wordClass, '')
    .replaceAll(/\s*[（(][^)）]*[)）]/gu, '')
    .split(/[;,；，]/u)
  const gloss = plain.trim() === '' ? sense : plain.trim()
  return gloss.length > longestGloss ? `${gloss.slice(0, longestGloss - 1)}…` : gloss
}
