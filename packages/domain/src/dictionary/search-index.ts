import type { DictionaryIndex } from '@lingarden/languages/kit/dictionary/dictionary-index'
import { meaningOf, type DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import { onPlainKeys } from '@lingarden/text/plain-text'

/** What a search compares of the entries, as a browser stores it: long texts, for one search of a text is a native one. */
export interface PackedSearch {
  /**
   * UTF-8. A row an entry, in the order of the dictionary: the term, then the term or each of its readings as it is typed
   * on plain keys without spaces, then its traditional forms.
   */
  names: Uint8Array<ArrayBuffer>
  /** UTF-8. A row an entry: its bare senses, the first one first. */
  meanings: Uint8Array<ArrayBuffer>
  /** Which letters the term or the readings of each entry have, so that most entries are passed over by one number. */
  masks: Int32Array<ArrayBuffer>
}

/** Rows of texts in one: what stands between two `rowEnd`s, each text with a `textEnd` on both sides. */
export interface TextRows {
  all: string
  /** Where each row begins; one more than there are rows. */
  starts: Uint32Array
}

export interface SearchIndex {
  names: TextRows
  meanings: TextRows
  masks: Int32Array
  /** How many words have a rank; these come first. */
  ranked: number
  entryAt: DictionaryIndex['entryAt']
  lookUp: DictionaryIndex['lookUp']
}

export const rowEnd = '\r'
export const textEnd = '\n'

const yieldEvery = 1000

/**
 * Makes the entries of a dictionary ready for searching.
 * @param yieldControl called every 1,000 entries, so that whoever runs it stays responsive
 */
export async function packSearch(
  dictionary: DictionaryIndex,
  yieldControl: () => Promise<void> | void,
): Promise<PackedSearch> {
  const [names, meanings]: [string[], string[]] = [[], []]
  const masks = new Int32Array(dictionary.size)
  for (let place = 0; place < dictionary.size; place++) {
    if (place > 0 && place % yieldEvery === 0) await yieldControl()
    const entry = dictionary.entryAt(place)
    const term = entry.term.toLowerCase()
    const letters = (isHan(term) ? readingsOf(entry) : [term]).map(onPlainKeys)
    names.push(rowOf([term, ...letters, ...traditionalsOf(entry)]))
    meanings.push(rowOf(bareSenses(entry)))
    masks[place] = letterMask(letters.join(''))
  }
  const encoder = new TextEncoder()
  return { names: encoder.encode(names.join('')), meanings: encoder.encode(meanings.join('')), masks }
}

/** Whether a value is what packSearch made of so many entries: what a browser stored may be broken. */
export function isPackedSearch(value: unknown, size: number): value is PackedSearch {
  const packed = value as Partial<PackedSearch> | null | undefined
  return (
    packed?.names instanceof Uint8Array &&
    packed.meanings instanceof Uint8Array &&
    packed.masks instanceof Int32Array &&
    packed.masks.length === size
  )
}

/** Opens what packSearch made of the same dictionary. */
export function openSearch(
  { names, meanings, masks }: PackedSearch,
  dictionary: DictionaryIndex,
): SearchIndex {
  return {
    names: openRows(names, dictionary.size),
    meanings: openRows(meanings, dictionary.size),
    masks,
    ranked: dictionary.ranked,
    entryAt: dictionary.entryAt,
    lookUp: dictionary.lookUp,
  }
}

/** Makes the entries of a dictionary ready for searching, without storing what that takes. */
export async function buildSearchIndex(
  dictionary: DictionaryIndex,
  yieldControl: () => Promise<void> | void,
): Promise<SearchIndex> {
  return openSearch(await packSearch(dictionary, yieldControl), dictionary)
}

const rowOf = (texts: readonly string[]) =>
  `${textEnd}${texts.map((text) => text.replace(/[\r\n]+/g, ' ')).join(textEnd)}${textEnd}${rowEnd}`

function openRows(bytes: Uint8Array, size: number): TextRows {
  const all = new TextDecoder().decode(bytes)
  const starts = new Uint32Array(size + 1)
  for (let row = 1, at = 0; row <= size; row++) {
    at = all.indexOf(rowEnd, at) + 1
    starts[row] = at
  }
  return { all, starts }
}

/** The texts of a row, in their order. */
export function textsOf({ all, starts }: TextRows, row: number): string[] {
  return all.slice((starts[row] ?? 0) + 1, (starts[row + 1] ?? 0) - 2).split(textEnd)
}

export const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** The readings of a Mandarin entry, the common one first. */
export const readingsOf = ({ pronunciation }: DictionaryEntry): string[] => pronunciation.split(' | ')

const traditionalsOf = ({ traditional }: DictionaryEntry): string[] => traditional?.split(' | ') ?? []

/** One bit for each of the letters a to z that occur. */
export function letterMask(text: string): number {
  let mask = 0
  for (let at = 0; at < text.length; at++) {
    const place = text.charCodeAt(at) - 97
    if (place >= 0 && place < 26) mask |= 1 << place
  }
  return mask
}

const brackets = /\([^)]*\)/g

function bareSenses(entry: DictionaryEntry): string[] {
  // What stands in brackets goes first: it has commas of its own.
  const definition = entry.definition.toLowerCase().replace(brackets, ' ')
  return meaningOf({ ...entry, definition })
    .definition.flatMap((sense) => sense.split(/\s*,\s*/))
    .map(bareSense)
}

/** A sense without what stands before it: "n. m.", "to", "(coll.)". */
export function bareSense(sense: string): string {
  return sense
    .replace(brackets, ' ')
    .replace(/^\s*(?:\p{L}+\.\s+)*(?:(?:to|an?|the)\s+)?/u, '')
    .trim()
}
