import { withoutAccents } from '@lingarden/text/accents'
import { parsePattern, type Part } from '../matching/pattern.ts'

/** Letters of moves as people type them, with accents or without. */
const variants: Readonly<Record<string, string>> = {
  a: '[aàáâä]',
  c: '[cç]',
  e: '[eéèêë]',
  i: '[iíîï]',
  n: '[nñ]',
  o: '[oóôö]',
  u: '[uúùûü]',
}

/** What is asked about: a word or a few. */
const asked = '(?<of>.{1,40}?)\\s*'
/** One word that is asked about. */
const askedWord = '(?<of>\\p{Script=Han}{1,5}?|[^\\s\\p{Script=Han}]{2,20})\\s*'

/**
 * The source of a regular expression that takes all wordings of a pattern, in a text as `plainMove` writes it.
 * @throws Error where a bracket or a slot is not closed
 */
export const sourceOfMove = (pattern: string): string => choiceOf(parsePattern(pattern))

const choiceOf = (choices: readonly (readonly Part[])[]): string =>
  `(?:${choices.map((parts) => parts.map(sourceOfPart).join('')).join('|')})`

function sourceOfPart(part: Part): string {
  if (part.kind === 'choice') return choiceOf(part.choices)
  if (part.kind === 'slot') return part.name === 'word' ? askedWord : asked
  return plainMove(part.text)
    .split(' ')
    .map((word) => (word === '' ? '' : sourceOfWord(word)))
    .join('')
}

/** A word in Latin letters ends where no letter follows; of n't the apostrophe may be forgotten; characters of Chinese stand side by side. */
function sourceOfWord(word: string): string {
  const letters = Array.from(withoutAccents(word), (letter) => variants[letter] ?? letter)
  if (word.endsWith("n'") && word.length > 2) return `${letters.join('')}?\\s*`
  if (word.endsWith("'")) return `${letters.join('')}\\s*`
  return isLatin(word) ? `${letters.join('')}(?![${wordCharacters}])\\s*` : `${letters.join('\\s*')}\\s*`
}

/**
 * Letters and digits that go on with a word in Latin letters, written out: the property of Unicode stands for a hundred ranges, in
 * thousands of places, and half a second went by until all moves could be looked for.
 */
export const wordCharacters = String.raw`\da-zß-öø-ɏḀ-ỿ`

const isLatin = (word: string): boolean => /\p{Script=Latin}$/u.test(word)

/** A text as moves are read: small letters, one kind of apostrophe, set off from what follows, and no marks. */
export const plainMove = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('’', "'")
    // “a+” is “à plus”.
    .replaceAll('+', ' plus ')
    .replaceAll("'", "' ")
    .replaceAll(/[^\p{L}\p{M}\d' ]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
