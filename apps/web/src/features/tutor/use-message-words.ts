import type { LanguageCode } from '@lingarden/domain/languages'
import { useQuery } from '@tanstack/react-query'
import { useCorrections } from '@/lib/corrections/get-corrections'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { localQuery } from '@/lib/dictionary/local-query'

/** The pieces of a message as the learner's own corrections have them; undefined while the dictionary is not there. */
export function useMessageTokens(
  content: string,
  languageCode: LanguageCode,
  dictionary: Dictionary | undefined,
) {
  const corrections = useCorrections(languageCode)
  return useQuery({
    ...localQuery,
    queryKey: ['message-tokens', languageCode, content, corrections],
    queryFn: () => dictionary?.tokenize(content, corrections) ?? [],
    enabled: dictionary !== undefined,
    placeholderData: (before) => before,
  }).data
}
