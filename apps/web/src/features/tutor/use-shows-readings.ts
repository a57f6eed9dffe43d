import { parseLevel } from '@lingarden/domain/levels'
import type { LanguageCode } from '@lingarden/domain/languages'
import type { Profile } from '@lingarden/domain/profile'
import { useState } from 'react'
import { readLocal, writeLocal } from '@/lib/local-store'

const key = 'tutor:shows-readings'

/** Whether readings stand above the words: the learner's last choice in this browser, else by level. */
export function useShowsReadings(
  languageCode: LanguageCode,
  { language_levels: levels }: Pick<Profile, 'language_levels'>,
): [boolean, (shows: boolean) => void] {
  const [chosen, setChosen] = useState(() => readLocal<boolean>(key))
  const isBeginning = ['beginner', 'elementary'].includes(parseLevel(levels[languageCode]))
  return [
    chosen ?? isBeginning,
    (shows) => {
      setChosen(shows)
      writeLocal(key, shows)
    },
  ]
}
