import type { LanguageCode } from '@lingarden/languages/find-language'
import { parseLevel } from '@lingarden/domain/levels'
import type { Profile } from '@lingarden/database/rows/profile'
import { useState } from 'react'
import { readLocal, writeLocal } from '@/lib/local-store'

const key = 'tutor:meanings'

/**
 * Whether what the tutor says and offers has its meaning beside it: the learner's last choice in this browser, else for
 * beginners.
 */
export function useMeanings(
  languageCode: LanguageCode,
  { language_levels: levels }: Pick<Profile, 'language_levels'>,
): [boolean, (isShown: boolean) => void] {
  const [chosen, setChosen] = useState(() => readLocal<boolean>(key))
  return [
    chosen ?? parseLevel(levels[languageCode]) === 'beginner',
    (isShown) => {
      setChosen(isShown)
      writeLocal(key, isShown)
    },
  ]
}
