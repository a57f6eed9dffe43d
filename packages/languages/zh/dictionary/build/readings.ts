import { numberedToMarkedPinyin } from '../../reading/numbered-pinyin.ts'
import { isAside, readMeasureWords, readSenses } from './senses.ts'

export interface CedictEntry {
  traditional: string
  simplified: string
  pinyin: string
  english: string[]
}

/** One way to read a word, with all that it means read so. */
export interface Reading {
  pinyin: string
  senses: string[]
  traditional: string[]
  measureWords: string[]
}

export interface ReadingOrder {
  /** By word, its readings in numbered pinyin, the common one first: by hand. */
  byHand: ReadonlyMap<string, readonly string[]>
  /** How often a character is read so in running text. */
  countOf: (character: string, markedPinyin: string) => number
}

/** The readings of one simplified word, the common one first; CC-CEDICT itself sorts by the alphabet. */
export function orderReadings(
  term: string,
  entries: readonly CedictEntry[],
  { byHand, countOf }: ReadingOrder,
): Reading[] {
  const hand = byHand.get(term) ?? []
  const place = (pinyin: string) => (hand.includes(pinyin) ? hand.indexOf(pinyin) : hand.length)
  const groups = Array.from(Map.groupBy(entries, ({ pinyin }) => pinyin))
    .map(([pinyin, group]) => ({ pinyin, reading: joinReading(pinyin, group) }))
    .filter(({ reading }) => reading.senses.length > 0)
  const count = ({ pinyin }: Reading) => countOf(term, pinyin)
  return groups
    .toSorted(
      (a, b) =>
        place(a.pinyin) - place(b.pinyin) ||
        weakness(a.reading) - weakness(b.reading) ||
        count(b.reading) - count(a.reading) ||
        b.reading.senses.length - a.reading.senses.length,
    )
    .map(({ reading }) => reading)
}

/** 0 for a plain reading, 1 for one that only occurs inside other words, 2 for a name. */
function weakness({ pinyin, senses }: Reading): number {
  if (/^\p{Lu}/u.test(pinyin)) return 2
  return senses.every(isAside) ? 1 : 0
}

function joinReading(pinyin: string, entries: readonly CedictEntry[]): Reading {
  const isVariant = ({ english }: CedictEntry) => english.every((sense) => /variant of/.test(sense))
  // Two traditional words in one simplified one (後 behind, 后 empress): the word with more senses is the common one.
  const sorted = entries.toSorted((a, b) => b.english.length - a.english.length)
  const meaningful = sorted.filter((entry) => !isVariant(entry))
  const kept = meaningful.length > 0 ? meaningful : sorted
  const senses = new Set(kept.flatMap(({ english }) => readSenses(english)))
  return {
    pinyin: numberedToMarkedPinyin(pinyin),
    senses: [...senses].toSorted((a, b) => Number(isAside(a)) - Number(isAside(b))),
    traditional: [...new Set(kept.map(({ traditional }) => traditional))],
    measureWords: [...new Set(kept.flatMap(({ english }) => readMeasureWords(english)))],
  }
}
