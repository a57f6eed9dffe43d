import type { LanguageCode } from '@lingarden/languages/find-language'
import { parseLevel } from '@lingarden/domain/levels'
import type { Profile } from '@lingarden/database/rows/profile'
import { useState } from 'react'
import { readLocal, writeLocal } from '@/lib/local-store'

/** What stands above the words: nothing, their readings as dictionaries write them, or with tones as they are spoken. */
export const readingModes = ['none', 'written', 'spoken'] as const
export type ReadingMode = (typeof readingModes)[number]

const key = 'tutor:readings'

/** How readings are shown: the learner's last choice in this browser, else by level. */
export function useReadings(
  languageCode: LanguageCode,
  { language_levels: levels }: Pick<Profile, 'language_levels'>,
): [ReadingMode, (mode: ReadingMode) => void] {
  const [chosen, setChosen] = useState(() => readLocal<ReadingMode>(key))
  const isBeginning = ['beginner', 'elementary'].includes(parseLevel(levels[languageCode]))
  return [
    chosen ?? (isBeginning ? 'written' : 'none'),
    (mode) => {
      setChosen(mode)
      writeLocal(key, mode)
    },
  ]
}
