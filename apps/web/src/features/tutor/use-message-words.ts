import type { TextToken } from '@lingarden/domain/dictionary/tokenize'
import type { LanguageCode } from '@lingarden/domain/languages'
import { useQuery } from '@tanstack/react-query'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { termOf, wordsOf } from './selected-word'

/** The pieces of a message; undefined while the dictionary is not there. */
export function useMessageTokens(
  content: string,
  languageCode: LanguageCode,
  dictionary: Dictionary | undefined,
) {
  return useQuery({
    queryKey: ['message-tokens', languageCode, content],
    queryFn: () => dictionary?.tokenize(content) ?? [],
    enabled: dictionary !== undefined,
    staleTime: Infinity,
  }).data
}

/** How the words of a message are read, by term; undefined where that is not wanted or not known yet. */
export function useReadings(
  tokens: readonly TextToken[] | undefined,
  languageCode: LanguageCode,
  dictionary: Dictionary | undefined,
): ReadonlyMap<string, string> | undefined {
  const terms = [...new Set(wordsOf(tokens ?? []).map(termOf))]
  return useQuery({
    queryKey: ['readings', languageCode, terms],
    queryFn: async () => {
      const entries = (await dictionary?.lookUp(terms)) ?? []
      return new Map(
        entries.flatMap((entry) =>
          entry ? [[entry.term, entry.pronunciation.split(' | ')[0] ?? ''] as const] : [],
        ),
      )
    },
    enabled: dictionary !== undefined && terms.length > 0,
    staleTime: Infinity,
  }).data
}
