import type { DictionaryEntry } from './entry.ts'
import { numberedPinyin, withoutMarks } from './plain-text.ts'
import { bareSense, isHan, letterMask, type SearchIndex, type SearchRecord } from './search-index.ts'
import { containedScore, orderedScore, partialScore } from './search-score.ts'

/** Letters in order that make up less of a word than this score says are chance. */
const orderedFrom = 45
/** Share of letters from which on a query that fits nothing may have been mistyped. */
const mistypedFrom = 25
/** What a fit of the plain form is worth less where the learner did type accents. */
const lostMarks = 5

interface Query {
  text: string
  /** As on plain keys: pinyin without spaces, its tones as digits; accents gone. */
  typed: string
  /** As one of the senses: without a "to" or an article. */
  meaning: string
  /** Each of these once: what an entry must hold to be named. */
  needles: readonly string[]
  hasMarks: boolean
  isHan: boolean
  mask: number
}

interface Fit {
  score: number
  /** 0 for the word itself or its first sense, 1 for a later one. */
  place: 0 | 1
}

/**
 * Entries that fit a query best: by score (requirement 5.11) of the term, its reading with or without tones or accents,
 * or its English meaning; among equals first senses before later ones, then the more frequent word, then the shorter
 * one. What shares some letters only is found where nothing else is.
 * @param limit how many entries at most
 */
export function searchDictionary(records: SearchIndex, query: string, limit: number): DictionaryEntry[] {
  const wanted = readQuery(query)
  if (wanted.text === '') return []
  const hits = hitsOf(records, (record) => fitOf(record, wanted))
  const found = hits.length > 0 ? hits : hitsOf(records, (record) => mistypedFit(record, wanted))
  return found
    .toSorted(compareHits)
    .slice(0, limit)
    .map(({ entry }) => entry)
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

function compareHits(a: Hit, b: Hit): number {
  return (
    b.score - a.score ||
    a.place - b.place ||
    (a.entry.rank ?? Infinity) - (b.entry.rank ?? Infinity) ||
    a.entry.term.length - b.entry.term.length
  )
}

function readQuery(query: string): Query {
  const text = query.trim().toLowerCase().normalize('NFC')
  const isCharacters = isHan(text)
  const hasMarks = withoutMarks(text) !== text
  const typed = hasMarks && !isCharacters ? numberedPinyin(text) : text.replace(/[\s'’]+/g, '')
  const meaning = bareSense(text)
  const needles = [...new Set([text, typed, meaning])]
  return { text, typed, meaning, needles, hasMarks, isHan: isCharacters, mask: letterMask(typed) }
}

const noFit: Fit = { score: 0, place: 0 }

function fitOf(record: SearchRecord, query: Query): Fit {
  const { text, meaning, needles } = query
  if (text.length === 1 && !query.isHan) return initialFit(record, query)
  if (!needles.some((needle) => record.all.includes(needle))) return orderedFit(record, query)
  const named = namedScore(record, query)
  if (named === 100) return { score: named, place: 0 }
  const meant = meaningFit(record, meaning)
  return meant.score > named ? meant : { score: named, place: 0 }
}

/** A single letter stands in everything: only words that begin with it are meant. */
function initialFit({ term, letters }: SearchRecord, { text, typed }: Query): Fit {
  const isMeant = term.startsWith(text) || letters.some((form) => form.startsWith(typed))
  return isMeant ? { score: term === text ? 100 : 90, place: 0 } : noFit
}

/** How well the word itself fits, or its reading. */
function namedScore(
  { entry, term, letters, numbered }: SearchRecord,
  { text, typed, hasMarks }: Query,
): number {
  if (entry.traditional === text) return 100
  const hasDigits = /\d/.test(typed)
  // An accent that was typed is meant; pinyin with marks has become digits and fits as it is.
  const loss = hasMarks && numbered.length === 0 ? lostMarks : 0
  const plain = letters.length === 0 || hasDigits ? numbered : letters
  return Math.max(containedScore(text, term), ...plain.map((form) => containedScore(typed, form) - loss), 0)
}

function orderedFit(record: SearchRecord, { text, typed, isHan: isCharacters, mask }: Query): Fit {
  if (text.length < 2 || (record.mask & mask) !== mask) return noFit
  const { term, letters, numbered } = record
  const forms = isCharacters ? [term] : /\d/.test(typed) ? numbered : letters
  const wanted = isCharacters ? text : typed
  let best = 0
  for (const form of forms) best = Math.max(best, orderedScore(wanted, form))
  return best < orderedFrom ? noFit : { score: best, place: 0 }
}

function mistypedFit({ term, letters }: SearchRecord, { text, typed, isHan: isCharacters }: Query): Fit {
  const score = isCharacters
    ? partialScore(text, term)
    : Math.max(0, ...letters.map((form) => partialScore(typed, form)))
  return score < mistypedFrom ? noFit : { score, place: 0 }
}

/** The best of the senses, told by the lines they stand on. */
function meaningFit({ meanings }: SearchRecord, meaning: string): Fit {
  if (!meanings.includes(meaning)) return noFit
  const place = meanings.startsWith(`\n${meaning}`) ? 0 : 1
  if (meanings.includes(`\n${meaning}\n`))
    return { score: 100, place: meanings.startsWith(`\n${meaning}\n`) ? 0 : 1 }
  return { score: meanings.includes(`\n${meaning}`) ? 90 : 80, place }
}
