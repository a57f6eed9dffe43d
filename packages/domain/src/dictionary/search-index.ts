import type { DictionaryIndex } from './dictionary-index.ts'
import { meaningOf, type DictionaryEntry } from './entry.ts'
import { onPlainKeys } from './plain-text.ts'

/** What of an entry a search compares, made ready once. */
export interface SearchRecord {
  entry: DictionaryEntry
  term: string
  /** The term, or each of its readings, as it is typed on plain keys, without spaces. */
  letters: readonly string[]
  /** The bare senses, each on a line of its own, the first one first. */
  meanings: string
  /** All of these, so that most entries are passed over by one comparison. */
  all: string
  /** Which letters its readings have, so that most entries are passed over by one number. */
  mask: number
}

export type SearchIndex = readonly SearchRecord[]

const yieldEvery = 1000

/**
 * Makes the entries of a dictionary ready for searching.
 * @param yieldControl called every 1,000 entries, so that whoever runs it stays responsive
 */
export async function buildSearchIndex(
  dictionary: DictionaryIndex,
  yieldControl: () => Promise<void> | void,
): Promise<SearchIndex> {
  const records: SearchRecord[] = []
  for (const entry of dictionary.entries()) {
    records.push(recordOf(entry))
    if (records.length % yieldEvery === 0) await yieldControl()
  }
  return records
}

export const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** The readings of a Mandarin entry, the common one first. */
export const readingsOf = ({ pronunciation }: DictionaryEntry): string[] => pronunciation.split(' | ')

function recordOf(entry: DictionaryEntry): SearchRecord {
  const term = entry.term.toLowerCase()
  const letters = (isHan(term) ? readingsOf(entry) : [term]).map(onPlainKeys)
  const senses = meaningOf(entry).definition.flatMap((sense) => sense.toLowerCase().split(/\s*,\s*/))
  const meanings = `\n${senses.map(bareSense).join('\n')}\n`
  const all = [term, ...letters, entry.traditional ?? '', meanings].join('\n')
  return { entry, term, letters, meanings, all, mask: letterMask(letters.join('')) }
}

/** One bit for each of the letters a to z that occur. */
export function letterMask(text: string): number {
  let mask = 0
  for (let at = 0; at < text.length; at++) {
    const place = text.charCodeAt(at) - 97
    if (place >= 0 && place < 26) mask |= 1 << place
  }
  return mask
}

/** A sense without what stands before it: "n. m.", "to", "(coll.)". */
export function bareSense(sense: string): string {
  return sense
    .replace(/\([^)]*\)/g, ' ')
    .replace(/^\s*(?:\p{L}+\.\s+)*(?:(?:to|an?|the)\s+)?/u, '')
    .trim()
}
