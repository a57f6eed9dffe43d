import { onPlainKeys, tonesOf, withoutMarks } from '@lingarden/text/plain-text'
import { bareSense, isHan, letterMask } from './search-index.ts'

/** A query as a search compares it. */
export interface SearchQuery {
  /** As it was typed, in lower case, without punctuation around it. */
  text: string
  /** On plain keys, without spaces and without the digits of tones. */
  letters: string
  /** Tones that were typed as marks or digits, in their order; empty where none were. */
  tones: string
  /** Letters with a ' where a space or an apostrophe was typed; empty where none was. */
  syllables: string
  /** As one of the senses: without a "to" or an article. */
  meaning: string
  /** Finds the meaning where it begins a word. */
  meaningBegins: RegExp
  /** What the name of an entry, or a reading of it, must hold: the text or its letters. */
  names: readonly string[]
  hasMarks: boolean
  isHan: boolean
  /** A single letter: it stands in everything, and only words that begin with it are meant, or that mean just that. */
  isInitial: boolean
  mask: number
}

const around = /^[\s\p{P}]+|[\s\p{P}]+$/gu

export function readQuery(query: string): SearchQuery {
  const text = query.toLowerCase().normalize('NFC').replace(around, '').replace(/\s+/g, ' ')
  const isCharacters = isHan(text)
  // Digits stand for tones where letters come before them.
  const withoutTones = isCharacters ? text : text.replace(/(?<=\p{L})[0-5]/gu, '')
  const letters = onPlainKeys(withoutTones)
  const meaning = bareSense(text) || text
  const pieces = withoutTones.split(/[\s'’]+/)
  return {
    text,
    letters,
    tones: isCharacters ? '' : tonesOf(text),
    syllables: pieces.length > 1 ? pieces.map(onPlainKeys).join("'") : '',
    meaning,
    meaningBegins: new RegExp(`(?<!\\p{L})${meaning.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}`, 'u'),
    names: [...new Set([text, letters])],
    hasMarks: withoutMarks(text) !== text,
    isHan: isCharacters,
    isInitial: text.length === 1 && !isCharacters,
    mask: letterMask(letters),
  }
}
