import type { TextToken } from '@lingarden/domain/dictionary/tokenize'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useQuery } from '@tanstack/react-query'
import type { Dictionary } from './dictionary'
import { localQuery } from './local-query'

/**
 * The term that the bank counts a word of a text under: soy is ser, and a phrase is itself. Null where it is no word of the language, undefined
 * until it is known.
 */
export function useCountedTerm(
  { tokens, start }: { tokens: readonly TextToken[]; start: number },
  languageCode: LanguageCode,
  dictionary: Dictionary | undefined,
): string | null | undefined {
  const text = tokens.map((token) => token.text).join('')
  return useQuery({
    ...localQuery,
    queryKey: ['counted-term', languageCode, text, start],
    queryFn: async () => {
      const words = (await dictionary?.countWords(tokens, { isOwn: true, keepsPhrases: true })) ?? []
      return words.find((word) => word.start === start)?.term ?? null
    },
    enabled: dictionary !== undefined,
  }).data
}
