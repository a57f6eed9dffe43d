import type { LanguageTag } from '@lingarden/languages/find-language'
import { withoutAccents } from '@lingarden/text/accents'

/**
 * What a word sounds like, roughly: words that a listener cannot tell apart have the same. Mandarin is compared by its
 * readings instead.
 * @param word one of `answerWords`
 */
export function soundOf(word: string, language: LanguageTag): string {
  if (language === 'zh') return word
  return language === 'es' ? spanishSound(word) : frenchSound(word)
}

type Change = readonly [RegExp, string]
const change = (word: string, changes: readonly Change[]) =>
  changes.reduce((sound, [from, to]) => sound.replace(from, to), word)

const spanish: readonly Change[] = [
  // 1 is written for all of them.
  [/^un[oa]$/u, 'un'],
  [/(?<!c)h/gu, ''],
  [/v/gu, 'b'],
  [/ll/gu, 'y'],
  [/qu(?=[ei])/gu, 'k'],
  [/g(?=[ei])/gu, 'j'],
  [/z|c(?=[ei])/gu, 's'],
  [/c(?!h)/gu, 'k'],
]

const spanishSound = (word: string) => change(withoutAccents(word), spanish)

/** Ends that are not heard, or heard alike; the first that fits is taken. */
const frenchEnds: readonly Change[] = [
  [/^une$/u, 'un'],
  [/^(?:et|es|est|ai|ait|aie|ais|hé|eh)$/u, 'E'],
  [/^([cdlmst])es$/u, '$1E'],
  [/(?:er|ez|ée?s?|ais|ait|aient|et)$/u, 'E'],
  [/(?<=[aeiouyéèêà].*)(?:es?|ent)$/u, '+'],
  [/[stdpxz]+$/u, ''],
]

const french: readonly Change[] = [
  [/h/gu, ''],
  [/eau|au/gu, 'o'],
  [/ph/gu, 'f'],
  [/ai|ei/gu, 'e'],
  [/qu|k/gu, 'k'],
  [/^c$|c(?=[eiyE])/gu, 's'],
  [/c/gu, 'k'],
  [/g(?=[eiE])/gu, 'j'],
  [/y/gu, 'i'],
  [/en|em/gu, 'an'],
  [/([a-z])\1/gu, '$1'],
  // What an e keeps from falling silent is heard, and after a vowel there is nothing to keep.
  [/(?<=[aeiou])\+|\+$/gu, ''],
]

function frenchSound(word: string): string {
  const end = frenchEnds.find(([from]) => from.test(word))
  const spoken = end ? word.replace(end[0], end[1]) : word
  return change(withoutAccents(spoken.replaceAll('ç', 's')), french).toLowerCase()
}
