import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useQuery } from '@tanstack/react-query'
import { useCorrections } from '@/lib/corrections/get-corrections'
import { openingTokens } from '@/lib/prefetch/opening-words'
import type { Dictionary } from './dictionary'
import { localQuery } from './local-query'

/**
 * The pieces of a text as the learner's own corrections have them. While the dictionary is not there: those of the line that
 * opened a talk, and undefined of any other text.
 */
export function useTextTokens(
  text: string,
  languageCode: LanguageCode,
  dictionary: Dictionary | undefined,
): ReadToken[] | undefined {
  const corrections = useCorrections(languageCode)
  const { data } = useQuery({
    ...localQuery,
    queryKey: ['text-tokens', languageCode, text, corrections],
    queryFn: () => dictionary?.tokenize(text, corrections) ?? [],
    enabled: dictionary !== undefined,
    placeholderData: (before) => before,
  })
  return data ?? openingTokens(languageCode, text)
}
