import { isSurnameBefore, surnameLength } from '../tokenize/names.ts'
import type { ReadToken } from '../../kit/tokens/read-token.ts'
import type { TermLookup, TextToken } from '../../kit/tokens/text-token.ts'
import { otherRules } from './other-rules.ts'
import { particleRules } from './particle-rules.ts'
import { capitalise, firstReading, withTone } from './pinyin.ts'
import { readPotential } from './read-potential.ts'
import type { ReadingRule, ReadingRules } from './rule.ts'
import { surnameReadings, wordReadings } from './word-readings.ts'
import { verbRules } from './verb-rules.ts'

const rules: ReadingRules = { ...otherRules, ...verbRules, ...particleRules }

/** Words on either side that a rule may look at. */
const horizon = 8

/**
 * Gives the Mandarin words of a message their readings: a word's common one, and that of a character with several
 * by the words around it. What is not known gets no reading.
 */
export function readInContext(tokens: readonly TextToken[], dictionary: TermLookup): ReadToken[] {
  return tokens.map((token, place) => {
    if (token.kind !== 'word' || !/\p{Script=Han}/u.test(token.text)) return token
    const reading = readWord(token, tokens, place, dictionary)
    return reading === undefined ? token : { ...token, reading, ...readParts(token, reading) }
  })
}

/** The parts with their share of the reading, where each character has a syllable. */
function readParts({ text, parts }: TextToken, reading: string): { parts?: ReadToken[] } {
  const syllables = reading.split(' ')
  if (!parts || Array.from(text).length !== syllables.length) return {}
  let from = 0
  return {
    parts: parts.map((part) => {
      const to = from + Array.from(part.text).length
      const own = { ...part, reading: syllables.slice(from, to).join(' ') }
      from = to
      return own
    }),
  }
}

function readWord(
  token: TextToken,
  tokens: readonly TextToken[],
  place: number,
  dictionary: TermLookup,
): string | undefined {
  const { text, role } = token
  const corrected = dictionary.corrections?.readings.get(text)
  if (corrected !== undefined) return corrected
  if (role === 'name' || isSurnameBefore(text, tokens[place + 1]?.text)) return readName(text, dictionary)
  const byHand = wordReadings.get(text)
  if (byHand !== undefined) return byHand
  if (rules[text]) return readByRule(rules[text], tokens, place)
  const own = firstReading(dictionary.lookUp(text)?.pronunciation ?? '')
  return (
    own ??
    readPotential(text, dictionary) ??
    readRepeated(token, dictionary) ??
    readCharacters(text, dictionary)
  )
}

function readByRule(
  choices: readonly ReadingRule[],
  tokens: readonly TextToken[],
  place: number,
): string | undefined {
  const joinTexts = (some: readonly TextToken[]) =>
    some
      .filter(({ kind }) => kind !== 'space')
      .map((token) => token.text)
      .join(' ')
  const before = joinTexts(tokens.slice(Math.max(0, place - horizon), place))
  const after = joinTexts(tokens.slice(place + 1, place + 1 + horizon))
  return choices.find((rule) => (rule.before?.test(before) ?? true) && (rule.after?.test(after) ?? true))
    ?.reading
}

/** Each character by itself, as in numbers and in words that the dictionary lacks. */
function readCharacters(text: string, dictionary: TermLookup): string | undefined {
  const readings = Array.from(text, (character) => readCharacter(character, dictionary))
  return readings.every((reading) => reading !== undefined) ? readings.join(' ') : undefined
}

function readCharacter(character: string, dictionary: TermLookup): string | undefined {
  return rules[character]?.at(-1)?.reading ?? firstReading(dictionary.lookUp(character)?.pronunciation ?? '')
}

function readName(text: string, dictionary: TermLookup): string | undefined {
  const reading = wordReadings.get(text) ?? firstReading(dictionary.lookUp(text)?.pronunciation ?? '')
  const syllables = (reading ?? readCharacters(text, dictionary))?.split(' ')
  if (!syllables) return undefined
  const surname = surnameLength(text)
  return syllables
    .map((syllable, place) => (place === 0 ? (surnameReadings.get(text.charAt(0)) ?? syllable) : syllable))
    .map((syllable, place) => (place === 0 || place === surname ? capitalise(syllable) : syllable))
    .join(' ')
}

/** Repeated words are read like the word; what is said again, and 一, 不 or 了 in the middle, lose their tone. */
function readRepeated({ text, term }: TextToken, dictionary: TermLookup): string | undefined {
  if (term === undefined || term === text) return undefined
  const base = wordReadings.get(term) ?? firstReading(dictionary.lookUp(term)?.pronunciation ?? '')
  const syllables = base?.split(' ') ?? []
  const characters = Array.from(text)
  // 看看, 聊聊天, 看一看; not 高高兴兴 or 去不去.
  const isWeaklySaidAgain = characters.length < 4 && !/[不没]/u.test(text)
  const read = characters.map((character, place) => {
    const inTerm = Array.from(term).length > 1 ? syllables[Array.from(term).indexOf(character)] : undefined
    const reading = inTerm ?? readCharacter(character, dictionary)
    const isSaidAgain = isWeaklySaidAgain && characters.indexOf(character) < place
    return reading !== undefined && (isSaidAgain || '一不没了'.includes(character))
      ? withTone(reading, 0)
      : reading
  })
  return read.every((reading) => reading !== undefined) ? read.join(' ') : undefined
}
