import { sensesByReading, type DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import { useQuery } from '@tanstack/react-query'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { localQuery } from '@/lib/dictionary/local-query'
import { useDictionary } from '@/lib/dictionary/use-dictionary'

/** A term to be glossed, as it is read where it stands. */
export interface GlossedTerm {
  term: string
  reading?: string | undefined
}

/** Longest gloss, in characters: one sense, and no essay. */
const longestGloss = 24

/** What terms mean, in a word or two of English each, in their order; undefined while the dictionary is not there. */
export function useGlosses(
  terms: readonly GlossedTerm[],
  languageCode: LanguageCode,
): (string | undefined)[] | undefined {
  const dictionary = useDictionary(languageCode).data
  return useQuery({
    ...localQuery,
    queryKey: ['glosses', languageCode, ...terms.map(({ term, reading = '' }) => `${term} ${reading}`)],
    queryFn: async () => {
      const entries = (await dictionary?.lookUp(terms.map(({ term }) => term))) ?? []
      return entries.map((entry, place) => entry && glossOf(entry, terms[place]?.reading))
    },
    enabled: dictionary !== undefined && terms.length > 0,
  }).data
}

/** What a sense may begin with: `v. `, `n. f. `. */
const wordClass = /^(?:\p{Ll}{1,6}\.\s+)+/u

/** The first sense of a word, in the reading that it has where it stands. */
function glossOf(entry: DictionaryEntry, reading: string | undefined): string | undefined {
  const groups = sensesByReading(entry).filter(({ senses }) => senses.length > 0)
  const [sense] = (groups.find((group) => group.reading === reading) ?? groups[0])?.senses ?? []
  if (sense === undefined) return undefined
  const [plain = ''] = sense
    .replace(wordClass, '')
    .replaceAll(/\s*\([^)]*\)/gu, '')
    .split(/[;,]/u)
  const gloss = plain.trim() === '' ? sense : plain.trim()
  return gloss.length > longestGloss ? `${gloss.slice(0, longestGloss - 1)}…` : gloss
}
