import type { LanguageTag } from '../languages.ts'
import { numberedToMarkedPinyin } from './numbered-pinyin.ts'
import { latinKey, placeWords } from './tokenize/latin/place-words.ts'
import type { LearnerCorrections } from './tokenize/text-token.ts'

/** What a learner put right of one text: how it is read, or which words it is made of. */
export interface CorrectionRow {
  /** As it stands in a message; Spanish and French as the key that `correctionKey` makes of it. */
  term: string
  reading: string | null
  words: string[] | null
}

/** The rows as splitting and reading take them. */
export function toLearnerCorrections(rows: readonly CorrectionRow[]): LearnerCorrections {
  return {
    splits: new Map(rows.flatMap(({ term, words }) => (words ? [[term, words] as const] : []))),
    readings: new Map(rows.flatMap(({ term, reading }) => (reading ? [[term, reading] as const] : []))),
  }
}

/** The key that a text of a message is corrected under. */
export function correctionKey(text: string, language: LanguageTag): string {
  return language === 'zh' ? text : latinKey(text)
}

/**
 * Reads pinyin as a learner types it: with tone marks, or "ni3 hao3", "ni3hao3", "lv4".
 * @returns syllables with tone marks, a space between them; undefined where it is no pinyin
 */
export function parseReading(input: string): string | undefined {
  const typed = input.trim().toLowerCase().normalize('NFC').replaceAll('v', 'ü')
  const spaced = typed.replace(/([1-5])(?=\p{L})/gu, '$1 ').replace(/\s+/g, ' ')
  const plain = spaced.normalize('NFD').replace(/[\u0300\u0301\u0304\u0308\u030C]/gu, '')
  return /^[a-z]+[1-5]?(?: [a-z]+[1-5]?)*$/.test(plain) ? numberedToMarkedPinyin(spaced) : undefined
}

/**
 * Reads how a learner splits a text: its words with spaces between them; hyphens may be left out.
 * @returns the words; undefined where they do not make up the text
 */
export function parseSplit(text: string, input: string, language: LanguageTag): string[] | undefined {
  const key = correctionKey(text, language)
  const words = correctionKey(input, language)
    .split(/[\s|]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const isWhole =
    language === 'zh' ? words.join('') === key.replace(/\s+/g, '') : placeWords(key, words) !== undefined
  return isWhole && words.length > 0 ? words : undefined
}
