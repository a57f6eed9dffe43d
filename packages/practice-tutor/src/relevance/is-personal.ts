import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'

/** What a learner says "I" and "we" with. Of one's own dog one may say anything, so "my" is none of them. */
const spanishSelf = new Set('yo me nos nosotros nosotras conmigo'.split(' '))
const frenchSelf = new Set("je j' me m' moi nous on".split(' '))
const chineseSelf = /[我咱](?!们?的)/u

/**
 * Whether a learner tells of themselves: they may well mean it as an answer, however far it is from what was asked.
 * @param words of the text, in lower case
 */
export function isPersonal(
  words: readonly string[],
  language: LanguageTag,
  lexicon: Lexicon | undefined,
): boolean {
  if (language === 'zh') return chineseSelf.test(words.join(''))
  if (language === 'fr') return words.some((word) => frenchSelf.has(word))
  return words.some((word) => spanishSelf.has(word) || isFirstPerson(word, lexicon))
}

/** Spanish needs no pronoun; the first persons are 0 and 3. */
function isFirstPerson(word: string, lexicon: Lexicon | undefined): boolean {
  const readings = lexicon?.analyse(word) ?? []
  return readings.length > 0 && readings.every(({ person }) => person === 0 || person === 3)
}
