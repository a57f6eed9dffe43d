import { withoutAccents } from '@lingarden/text/accents'
import { replaceInOrder, type Replacement } from '../../kit/spoken/replace-in-order.ts'

/** Ends that are not heard, or heard alike; the first that fits is taken. */
const ends: readonly Replacement[] = [
  [/^une$/u, 'un'],
  [/^(?:et|es|est|ai|ait|aie|ais|hé|eh)$/u, 'E'],
  [/^([cdlmst])es$/u, '$1E'],
  [/(?:er|ez|ée?s?|ais|ait|aient|et)$/u, 'E'],
  [/(?<=[aeiouyéèêà].*)(?:es?|ent)$/u, '+'],
  [/[stdpxz]+$/u, ''],
]

const sounds: readonly Replacement[] = [
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

/** What a French word sounds like, roughly. */
export function frenchSound(word: string): string {
  const end = ends.find(([from]) => from.test(word))
  const spoken = end ? word.replace(end[0], end[1]) : word
  return replaceInOrder(withoutAccents(spoken.replaceAll('ç', 's')), sounds).toLowerCase()
}
