import type { LanguageCode } from '@lingarden/languages/find-language'
import { useMemo, useState } from 'react'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { useTextTokens } from '@/lib/dictionary/use-text-tokens'
import { followWord, type SelectedWord } from './selected-word'

/** The word that the panel shows; where the learner joins it or splits it, what it has become at once. */
export function useSelectedWord(languageCode: LanguageCode, dictionary: Dictionary | undefined) {
  const [chosen, choose] = useState<SelectedWord>()
  const tokens = useTextTokens(chosen?.sentence ?? '', languageCode, dictionary)
  const selected = useMemo(() => chosen && followWord(chosen, tokens ?? []), [chosen, tokens])
  return [selected, choose] as const
}
