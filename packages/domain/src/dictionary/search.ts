import { editDistance } from './edit-distance.ts'
import type { DictionaryEntry } from './entry.ts'
import { onPlainKeys, tonesOf } from './plain-text.ts'
import { isHan, letterMask, readingsOf, type SearchIndex, type SearchRecord } from './search-index.ts'
import { readQuery, type SearchQuery } from './search-query.ts'
import { containedScore, orderedScore } from './search-score.ts'

/** Letters in order that make up less of a word than this score says are chance. */
const orderedFrom = 45
/** What a fit is worth less where accents or the places of syllables differ from what was typed. */
const otherSpelling = 1
const lostMarks = 5
/** What tones or an apostrophe make another word is worth this much less. */
const otherWord = 30
/** What a meaning is worth less in an inflected form, which has it from its lemma. */
const borrowed = 5
const bestPartial = 40

interface Fit {
  score: number
  /** 0 for the word itself, its first reading or its first sense; 1 for a later one. */
  place: 0 | 1
}
const noFit: Fit = { score: 0, place: 0 }
const best = (a: Fit, b: Fit): Fit => (b.score > a.score ? b : a)

export interface SearchResult {
  entries: DictionaryEntry[]
  /** How the best of them fits (requirement 5.11), 0 to 100. */
  score: number
}

/**
 * Entries that fit a query best: by score (requirement 5.11) of the term, its reading with or without tones or accents,
 * or its English meaning; among equals the more frequent word, and first readings and senses before later ones. A
 * mistyped word is looked for where nothing else is found.
 * @param limit how many entries at most
 */
export function searchDictionary(records: SearchIndex, query: string, limit: number): SearchResult {
  const wanted = readQuery(query)
  if (wanted.text === '') return { entries: [], score: 0 }
  const hits = hitsOf(records, (record) => fitOf(record, wanted))
  const found = hits.length > 0 ? hits : hitsOf(records, (record) => mistypedFit(record, wanted))
  const sorted = bestOf(found, limit)
  return { entries: sorted.map(({ entry }) => entry), score: sorted[0]?.score ?? 0 }
}

type Hit = Fit & { entry: DictionaryEntry }

function hitsOf(records: SearchIndex, fit: (record: SearchRecord) => Fit): Hit[] {
  const hits: Hit[] = []
  for (const record of records) {
    const { score, place } = fit(record)
    if (score > 0) hits.push({ entry: record.entry, score, place })
  }
  return hits
}

/** The best hits in their order; those that cannot come among them are not sorted. */
function bestOf(hits: readonly Hit[], limit: number): Hit[] {
  const byScore = Map.groupBy(hits, ({ score }) => score)
  const sorted: Hit[] = []
  for (const score of [...byScore.keys()].toSorted((a, b) => b - a)) {
    if (sorted.length >= limit) break
    sorted.push(...(byScore.get(score) ?? []).toSorted(compareHits))
  }
  return sorted.slice(0, limit)
}

/** Words without a rank are rarer than any that has one. */
function compareHits(a: Hit, b: Hit): number {
  return (
    b.score - a.score ||
    Number(a.entry.rank === undefined) - Number(b.entry.rank === undefined) ||
    a.place - b.place ||
    (a.entry.rank ?? 0) - (b.entry.rank ?? 0) ||
    a.entry.term.length - b.entry.term.length
  )
}

function fitOf(record: SearchRecord, query: SearchQuery): Fit {
  if (query.text.length === 1 && !query.isHan) return initialFit(record, query)
  if (!query.needles.some((needle) => record.all.includes(needle))) return orderedFit(record, query)
  const fit = best(namedFit(record, query), meaningFit(record, query.meaning))
  return fit.score > 0 ? fit : orderedFit(record, query)
}

/** A single letter stands in everything: only words that begin with it are meant, or that mean just that. */
function initialFit({ term, letters, meanings }: SearchRecord, { text, letters: typed }: SearchQuery): Fit {
  if (term === text) return { score: 100, place: 0 }
  if (meanings.startsWith(`\n${text}\n`)) return { score: 100, place: 1 }
  const isBegun = term.startsWith(text) || letters.some((form) => form.startsWith(typed))
  return isBegun ? { score: 90, place: 0 } : noFit
}

/** How well the word itself fits, or one of its readings. */
function namedFit(record: SearchRecord, query: SearchQuery): Fit {
  const { entry, term, letters } = record
  const { text, letters: typed } = query
  if (entry.traditional === text || term === text) return { score: 100, place: 0 }
  let fit: Fit = { score: containedScore(text, term), place: 0 }
  if (query.isHan || typed === '') return fit
  for (const [place, form] of letters.entries()) {
    const score = containedScore(typed, form)
    if (score === 0) continue
    const loss = isHan(term) ? pinyinLoss(record, place, query) : latinLoss(term, query)
    fit = best(fit, { score: score - loss, place: place === 0 ? 0 : 1 })
  }
  return fit
}

/** An apostrophe that was typed parts two words: j'aime is not Jaime. */
function latinLoss(term: string, { text, hasMarks }: SearchQuery): number {
  if (/['’]/.test(text) && !/['’]/.test(term)) return otherWord
  return hasMarks ? lostMarks : otherSpelling
}

function pinyinLoss({ entry }: SearchRecord, place: number, { tones, syllables }: SearchQuery): number {
  const reading = readingsOf(entry)[place] ?? ''
  const isOtherTone = tones !== '' && !tonesOf(reading).includes(tones)
  const isOtherSplit =
    syllables !== '' &&
    !reading
      .split(/[\s'’]+/)
      .map(onPlainKeys)
      .join("'")
      .includes(syllables)
  return (isOtherTone ? otherWord : 0) + (isOtherSplit ? lostMarks : 0)
}

/** The best of the senses, told by the lines they stand on. */
function meaningFit({ entry, meanings }: SearchRecord, meaning: string): Fit {
  if (!meanings.includes(meaning)) return noFit
  const loss = entry.formOf ? borrowed : 0
  if (meanings.includes(`\n${meaning}\n`))
    return { score: 100 - loss, place: meanings.startsWith(`\n${meaning}\n`) ? 0 : 1 }
  const score = meanings.includes(`\n${meaning}`) ? 90 : 80
  return { score: score - loss, place: meanings.startsWith(`\n${meaning}`) ? 0 : 1 }
}

function orderedFit(
  record: SearchRecord,
  { text, letters: typed, isHan: isCharacters, mask }: SearchQuery,
): Fit {
  if ((record.mask & mask) !== mask) return noFit
  const wanted = isCharacters ? text : typed
  let score = 0
  for (const form of isCharacters ? [record.term] : record.letters)
    score = Math.max(score, orderedScore(wanted, form))
  return score < orderedFrom ? noFit : { score, place: 0 }
}

/** A word that differs by a slip or two of the keys; nobody means a rare or a vulgar one by that. */
function mistypedFit(
  { entry, letters }: SearchRecord,
  { letters: typed, isHan: isCharacters, mask }: SearchQuery,
): Fit {
  if (isCharacters || typed.length < 3 || entry.rank === undefined || entry.vulgar) return noFit
  const most = typed.length < 6 ? 1 : 2
  let least = most + 1
  for (const form of letters) {
    const mayFit = Math.abs(form.length - typed.length) <= most && bitsOf(letterMask(form) & ~mask) <= most
    if (mayFit) least = Math.min(least, editDistance(typed, form, most))
  }
  return least > most ? noFit : { score: bestPartial - 10 * (least - 1), place: 0 }
}

function bitsOf(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}
