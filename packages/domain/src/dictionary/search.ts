import { editDistance } from '@lingarden/text/edit-distance'
import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import { fitOf, insideSense, type Candidate, type Fit } from './search-fit.ts'
import { letterMask, rowEnd, textEnd, textsOf, type SearchIndex, type TextRows } from './search-index.ts'
import { readQuery, type SearchQuery } from './search-query.ts'
import { orderedScore } from './search-score.ts'

const bestOrdered = 75
/** Letters in order that make up less of a word than this score says are chance. */
const orderedFrom = 45
const bestPartial = 40

export interface SearchResult {
  entries: DictionaryEntry[]
  /** How the best of them fits (requirement 5.11), 0 to 100. */
  score: number
}

/** How entries fit, by their place in the dictionary. */
type Hits = Map<number, Fit>

/**
 * Entries that fit a query best: by score (requirement 5.11) of the term, its reading with or without tones or accents,
 * or its English meaning; among equals the more frequent word, and first readings and senses before later ones. A
 * mistyped word is looked for where nothing else is found.
 * @param limit how many entries at most
 */
export function searchDictionary(index: SearchIndex, query: string, limit: number): SearchResult {
  const wanted = readQuery(query)
  if (wanted.text === '') return { entries: [], score: 0 }
  const hits: Hits = new Map()
  for (const needle of wanted.names) addContained(hits, index, index.names, needle, wanted, limit)
  addContained(hits, index, index.meanings, wanted.meaning, wanted, limit)
  const isFull = Array.from(hits.values()).filter(({ score }) => score > bestOrdered).length >= limit
  if (!isFull && !wanted.isInitial) addOrdered(hits, index, wanted)
  if (hits.size === 0) addMistyped(hits, index, wanted)
  const sorted = sortHits(hits, index.ranked).slice(0, limit)
  return { entries: sorted.map(([place]) => index.entryAt(place)), score: sorted[0]?.[1].score ?? 0 }
}

/** How much rarer than another a word may be that has a sense (or a reading) one place further on. */
const placeFactor = 4

/** Words without a rank are rarer than any that has one; the rows of those that have one are in the order of frequency. */
function sortHits(hits: Hits, ranked: number): [row: number, fit: Fit][] {
  const rarity = (row: number, { place }: Fit) =>
    row < ranked ? (row + 1) * (1 + placeFactor * place) : Infinity
  const compare = ([a, one]: [number, Fit], [b, other]: [number, Fit]) => {
    if (one.score !== other.score) return other.score - one.score
    const [rarityOfOne, rarityOfOther] = [rarity(a, one), rarity(b, other)]
    return rarityOfOne === rarityOfOther ? one.place - other.place || a - b : rarityOfOne - rarityOfOther
  }
  return [...hits].toSorted(compare)
}

/**
 * Adds the entries in whose rows a text stands. They come by frequency: once there are as many as wanted that fit as
 * well as a text can that begins so, or that has it inside, the rarer ones of that kind are passed over.
 */
function addContained(
  hits: Hits,
  index: SearchIndex,
  rows: TextRows,
  needle: string,
  query: SearchQuery,
  limit: number,
): void {
  let [begun, inside] = [0, 0]
  // One letter stands in everything.
  const isLetter = needle.length === 1 && !query.isHan
  for (const { row, isStart, isEnd } of occurrences(rows, needle, isLetter)) {
    if (hits.has(row) || (!(isStart && isEnd) && (isStart ? begun : inside) >= limit)) continue
    const fit = fitOf(candidateAt(index, row), query)
    if (fit.score === 0) continue
    hits.set(row, fit)
    if (fit.place === 0 && fit.score >= 90) begun++
    if (fit.score > 80 || (fit.score === 80 && fit.place === (rows === index.meanings ? insideSense : 0)))
      inside++
  }
}

function candidateAt({ names, meanings, entryAt, lookUp }: SearchIndex, row: number): Candidate {
  const entry = entryAt(row)
  const lemmas = (entry.formOf ?? []).flatMap(([lemma]) =>
    lemma === entry.term ? [] : (lookUp(lemma) ?? []),
  )
  return { entry, lemmas, names: textsOf(names, row), meanings: textsOf(meanings, row) }
}

interface Occurrence {
  row: number
  /** Whether a text of the row begins there. */
  isStart: boolean
  isEnd: boolean
}

/** @param onlyStarts whether those inside a text are passed over */
function* occurrences(
  { all, starts }: TextRows,
  needle: string,
  onlyStarts = false,
): Generator<Occurrence, void, undefined> {
  if (needle === '' || needle.includes(rowEnd) || needle.includes(textEnd)) return
  const wanted = onlyStarts ? textEnd + needle : needle
  let row = 0
  for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + 1)) {
    while ((starts[row + 1] ?? Infinity) <= at) row++
    const isStart = onlyStarts || all[at - 1] === textEnd
    yield { row, isStart, isEnd: all[at + wanted.length] === textEnd }
  }
}

/** Adds the entries that have the letters in their order, with others between them. */
function addOrdered(hits: Hits, { names, masks }: SearchIndex, query: SearchQuery): void {
  const { text, letters, isHan, mask } = query
  const add = (row: number) => {
    if (hits.has(row)) return
    const [term = '', ...forms] = textsOf(names, row)
    const score = isHan
      ? orderedScore(text, term)
      : forms.reduce((most, form) => Math.max(most, orderedScore(letters, form)), 0)
    if (score >= orderedFrom) hits.set(row, { score, place: 0 })
  }
  if (isHan) for (const { row } of occurrences(names, text[0] ?? '')) add(row)
  else for (const [row, own] of masks.entries()) if ((own & mask) === mask) add(row)
}

/** Adds words that differ by a slip or two of the keys; nobody means a rare or a vulgar one by that. */
function addMistyped(hits: Hits, { names, masks, ranked, entryAt }: SearchIndex, query: SearchQuery): void {
  const { letters: typed, isHan, mask } = query
  if (isHan || typed.length < 3) return
  const most = typed.length < 6 ? 1 : 2
  for (let row = 0; row < ranked; row++) {
    if (bitsOf(mask & ~(masks[row] ?? 0)) > most) continue
    const [, ...forms] = textsOf(names, row)
    const least = forms
      .filter((form) => bitsOf(letterMask(form) & ~mask) <= most)
      .reduce((fewest, form) => Math.min(fewest, editDistance(typed, form, most)), most + 1)
    if (least <= most && !entryAt(row).vulgar)
      hits.set(row, { score: bestPartial - 10 * (least - 1), place: 0 })
  }
}

function bitsOf(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}
