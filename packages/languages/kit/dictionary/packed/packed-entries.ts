import type { DictionaryEntry } from '../entry.ts'
import { readLine } from './entry-line.ts'

/**
 * The entries of a dictionary as bytes and numbers, which a browser stores and reads back as they are: an entry is made
 * of them when it is asked for, so that opening a dictionary takes no longer than reading it. Words with a rank come
 * first, by rank; the others by length.
 */
export interface PackedEntries {
  /** UTF-8, an entry a line (see entry-line). */
  lines: Uint8Array<ArrayBuffer>
  /** Where each line begins, in bytes; one more than there are entries, the last being the end. */
  starts: Uint32Array<ArrayBuffer>
  /** Hash of each entry's key (see hash-term). */
  hashes: Uint32Array<ArrayBuffer>
  /** Of each word with a rank, its level as place in `levels` + 1; 0 for none, 255 for a word kept out of lists. */
  shelves: Uint8Array<ArrayBuffer>
  levels: readonly string[]
  /** Words of the longest term; in Mandarin, characters. */
  longestTerm: number
}

export const unlisted = 255

/** Reads single entries; the place of an entry is 0 to one less than their number. */
export function entryReader({ lines, starts }: PackedEntries): (place: number) => DictionaryEntry {
  const decoder = new TextDecoder()
  return (place) => readLine(decoder.decode(lines.subarray(starts[place], starts[place + 1])))
}

/**
 * Whether a value has the shape of packed entries: what a browser stored may be broken.
 */
export function isPacked(value: unknown): value is PackedEntries {
  const packed = value as Partial<PackedEntries> | null | undefined
  if (!(packed?.lines instanceof Uint8Array && packed.starts instanceof Uint32Array)) return false
  const { starts, lines, hashes, shelves, levels, longestTerm } = packed
  const size = starts.length - 1
  const fits =
    starts[size] === lines.length &&
    hashes instanceof Uint32Array &&
    hashes.length === size &&
    shelves instanceof Uint8Array &&
    Array.isArray(levels) &&
    typeof longestTerm === 'number'
  return fits && size > 0
}
