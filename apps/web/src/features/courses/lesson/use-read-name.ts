import type { LanguageCode } from '@lingarden/languages/find-language'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import { useTextTokens } from '@/lib/dictionary/use-text-tokens'

/**
 * The name of somebody in a dialogue as the learner can say it: where it is written in characters, with its reading.
 * @param name may be several, one after another
 */
export function useReadName(name: string, languageCode: LanguageCode): string {
  const dictionary = useDictionary(languageCode).data
  const tokens = useTextTokens(name, languageCode, dictionary) ?? []
  const readings = tokens.flatMap(({ reading }) => reading ?? [])
  return readings.length === 0 ? name : `${name} (${readings.join(' ')})`
}
