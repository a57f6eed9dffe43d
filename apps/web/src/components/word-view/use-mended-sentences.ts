import type { LanguageCode } from '@lingarden/languages/find-language'
import { useQuery } from '@tanstack/react-query'
import { openMistakesQuery } from '@/lib/mistakes/get-open-mistakes'
import type { KeptMistake } from '@/lib/mistakes/kept-mistake'
import { useUser } from '@/lib/session/session-provider'

/** Milliseconds for which nobody asks again: one looks at several words in a row. */
const age = 60_000

/** The open mistakes of a language, as they were read for an earlier word. */
export function useKnownMistakes(languageCode: LanguageCode, isWanted: boolean): readonly KeptMistake[] {
  const query = openMistakesQuery(useUser().id, languageCode)
  const { data } = useQuery({ ...query, refetchOnMount: true, staleTime: age, enabled: isWanted })
  return data ?? []
}

/** By mended sentence, what the learner said in place of what was mended. */
export function useMendedSentences(
  languageCode: LanguageCode,
  sentences: readonly string[],
): ReadonlyMap<string, string> {
  const mistakes = useKnownMistakes(languageCode, sentences.length > 0)
  return new Map(
    mistakes.flatMap(({ mended, original }) =>
      mended !== null && sentences.includes(mended) ? [[mended, original] as const] : [],
    ),
  )
}
