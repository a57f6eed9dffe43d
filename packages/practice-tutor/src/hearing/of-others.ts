import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import type { Analysis } from '@lingarden/languages/kit/lexicon/analysis'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { plainWord, tokenize } from '../matching/tokens.ts'
import { patternAtStart } from './pattern-in.ts'

interface Reader {
  language: LanguageTag
  lexicon: Lexicon | undefined
}

/**
 * Whether a sentence surely tells of somebody or something else, and nowhere of whoever says it.
 * @param plain as `plainMove` writes it
 * @param beginsWithThing whether its first word is one for somebody or something, where words are not parted
 */
export function isOfOthers(
  plain: string,
  words: readonly string[],
  beginsWithThing: boolean,
  { language, lexicon }: Reader,
): boolean {
  const { kinds, relevance } = tutorRulesOf(language)
  const { hasAlphabet } = languageOf(language)
  // “Una” is a form of “unir”, too.
  const isSmall = (word: string) => relevance.emptyWords.has(plainWord(word, language))
  const subject = kinds && patternAtStart(kinds.subjects).exec(plain)?.[0]
  if (subject === undefined && (hasAlphabet || !beginsWithThing)) return false
  const rest = tokenize(plain.slice(subject?.length ?? 0), language).map((token) => token.text)
  // A noun phrase tells nothing: “the fish with lemon” is an order.
  const isClause = hasAlphabet
    ? words.some(
        (word) => kinds?.copulas.includes(word) || (!isSmall(word) && isFinite(lexicon?.analyse(word) ?? [])),
      ) || hasVerbAfterNoun(rest, lexicon)
    : relevance.isClause(words, lexicon)
  return isClause && !relevance.isPersonal(rest, lexicon)
}

/** Whether a word can only be a finite verb. */
export const isFinite = (readings: readonly Analysis[]): boolean =>
  readings.every(({ kind }) => kind === 'verb') &&
  readings.some(({ tense }) => tense !== undefined && tense !== 'ip')

/** “My boss talks too much”: what may be a noun as well is a verb where it follows the noun that it is said of. */
function hasVerbAfterNoun([head = '', next = '']: readonly string[], lexicon: Lexicon | undefined): boolean {
  const isNoun = lexicon?.analyse(head).some(({ kind }) => kind === 'noun') === true
  const readings = lexicon?.analyse(next) ?? []
  const isQuality = readings.some(({ kind }) => kind === 'adjective' || kind === 'participle')
  return isNoun && !isQuality && readings.some(isOfThird)
}

const thirdPersons: ReadonlySet<number | undefined> = new Set([2, 5])

const isOfThird = ({ kind, tense, person }: Analysis): boolean =>
  kind === 'verb' && tense !== 'ip' && tense !== 'su' && tense !== 'si' && thirdPersons.has(person)
