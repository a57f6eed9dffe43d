import type { LanguageTag } from '@lingarden/languages/find-language'
import { wordRulesOf } from '@lingarden/languages/loaded'

/** A word of a sentence as it is heard, or a character where the language writes no spaces. */
export interface SpokenWord {
  plain: string
  sound: string
  /** Readings of a character, with their tones; empty where they are not known. */
  readings: readonly string[]
  /** The same without their tones. */
  toneless: readonly string[]
  /** Written with a capital inside its sentence: it can be spelled in many ways. */
  isName: boolean
}

/** How characters are read; none where that is not known. */
export type ReadingsOf = (character: string) => readonly string[]

/** The words of a sentence that has no digits, as they are heard. */
export function listSpokenWords(text: string, language: LanguageTag, readingsOf: ReadingsOf): SpokenWord[] {
  const { readings, spoken } = wordRulesOf(language)
  const heard = spoken.listWords(text).map(({ plain, isName }): SpokenWord => {
    const known = readings ? readingsOf(plain).map((reading) => reading.toLowerCase()) : []
    const toneless = known.map((reading) => readings?.withoutTones(reading) ?? reading)
    return { plain, isName, sound: spoken.soundOf(plain), readings: known, toneless }
  })
  if (!spoken.repeatsAreFalseStarts) return heard
  return heard.filter(({ sound }, place) => sound !== heard[place - 1]?.sound)
}
