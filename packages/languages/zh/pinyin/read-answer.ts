import { readAsSpoken } from '../reading/read-as-spoken.ts'
import { readInContext } from '../reading/read-in-context.ts'
import { withTone } from '../reading/pinyin.ts'
import type { ReadToken } from '../../kit/tokens/read-token.ts'
import type { TermLookup } from '../../kit/tokens/text-token.ts'
import { tokenizeMandarin } from '../tokenize/tokenize.ts'
import type { ReadCharacter } from './match-reading.ts'

/** Readings that are as right as the dictionary's first one, whatever stands beside. */
const freeReadings: Readonly<Record<string, readonly string[]>> = {
  谁: ['shéi', 'shuí'],
  这: ['zhè', 'zhèi'],
  那: ['nà', 'nèi'],
  哪: ['nǎ', 'něi'],
  血: ['xuè', 'xiě'],
  熟: ['shú', 'shóu'],
  期: ['qī', 'qí'],
}

/**
 * The characters of a right answer with the ways they are read in it: as the dictionary writes them, as they are spoken
 * (bú shì), with the tone that a neutral syllable has by itself, and with the other tones that a word may have.
 * @param readings by word, for words that are read otherwise here
 */
export function readAnswer(
  answer: string,
  dictionary: TermLookup,
  readings: Readonly<Record<string, string>> = {},
): ReadCharacter[] {
  const tokens = readInContext(tokenizeMandarin(answer.normalize('NFKC'), dictionary), dictionary).map(
    (token): ReadToken => ({ ...token, ...ownReading(token, readings) }),
  )
  const spoken = readAsSpoken(tokens)
  return tokens.flatMap((token, place) => readToken(token, spoken[place]?.reading, dictionary))
}

const ownReading = ({ text }: ReadToken, readings: Readonly<Record<string, string>>) =>
  readings[text] === undefined ? {} : { reading: readings[text] }

function readToken(
  { kind, text, reading }: ReadToken,
  spoken: string | undefined,
  dictionary: TermLookup,
): ReadCharacter[] {
  if (kind === 'space' || kind === 'punctuation') return []
  const characters = Array.from(text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
  const syllables = reading?.toLowerCase().split(' ')
  if (syllables?.length !== characters.length)
    return characters.map((character) => ({ character, readings: listReadings(character, dictionary) }))
  const ofWord = characters.length > 1 ? listReadings(text, dictionary) : []
  const others = [spoken?.toLowerCase() ?? '', ...ofWord].map((other) => other.split(' '))
  return characters.map((character, place) => {
    const own = syllables[place] ?? ''
    const letters = withTone(own, 0)
    // A neutral syllable may be said in full; a full tone is no other one: 买 is no 卖.
    const inFull = own === letters ? listReadings(character, dictionary) : []
    const alike = [...others.map((other) => other[place] ?? ''), ...inFull].filter(
      (other) => withTone(other, 0) === letters,
    )
    const free = freeReadings[character]?.includes(own) ? freeReadings[character] : []
    return { character, readings: [...new Set([own, ...alike, ...free])] }
  })
}

/** All readings of a word or a character, in lower case. */
export const listReadings = (term: string, dictionary: TermLookup): string[] =>
  dictionary.lookUp(term)?.pronunciation?.toLowerCase().split(' | ') ?? []
