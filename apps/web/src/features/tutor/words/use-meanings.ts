import type { LanguageCode } from '@lingarden/languages/find-language'
import { parseLevel } from '@lingarden/domain/levels'
import type { Profile } from '@lingarden/database/rows/profile'
import { useState } from 'react'
import { readLocal, writeLocal } from '@/lib/local-store'

const key = 'tutor:meanings'

/**
 * Whether what the tutor says has its meaning beside it: the learner's last choice in this browser, else for beginners. What it
 * offers to say always has, unless the learner chose otherwise: nobody should say what they do not understand.
 */
export function useMeanings(
  languageCode: LanguageCode,
  { language_levels: levels }: Pick<Profile, 'language_levels'>,
): { showsMeanings: boolean; offersMeanings: boolean; setShowsMeanings: (isShown: boolean) => void } {
  const [chosen, setChosen] = useState(() => readLocal<boolean>(key))
  return {
    showsMeanings: chosen ?? parseLevel(levels[languageCode]) === 'beginner',
    offersMeanings: chosen ?? true,
    setShowsMeanings: (isShown) => {
      setChosen(isShown)
      writeLocal(key, isShown)
    },
  }
}
