import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import { onPlainKeys, tonesOf } from '@lingarden/text/plain-text'
import { bareSense, isHan, readingsOf } from './search-index.ts'
import type { SearchQuery } from './search-query.ts'
import { containedOnly, containedScore } from './search-score.ts'

/** What a fit is worth less where accents or the places of syllables differ from what was typed. */
const otherSpelling = 1
const lostMarks = 5
/** What tones or an apostrophe make another word is worth this much less. */
const otherWord = 30
/** The word of a rank beyond this is rare: that what was typed happens to stand inside it says little. */
const rareFrom = 30_000
/** A second reading is asked for that much less often than a second sense: shuì is 睡 and 税, hardly 说. */
const laterReading = 8
/** A word that is read as it is translated, Běijīng, is meant rather than others that are read so. */
const sameInBoth = -0.2
/** What a meaning is worth less in an inflected form that has it from its lemma. */
const borrowed = 5

/** The place of a word inside a sense, and of what is only part of such a word. */
export const insideSense = 1
const insideWord = 3

export interface Fit {
  score: number
  /** 0 for the word itself, its first reading or its first sense, 1 for the second sense, and so on. */
  place: number
}
export const noFit: Fit = { score: 0, place: 0 }
const best = (a: Fit, b: Fit): Fit =>
  b.score > a.score || (b.score === a.score && b.place < a.place) ? b : a

/** What is compared of one entry: its row of names and its row of meanings. */
export interface Candidate {
  entry: DictionaryEntry
  /** What it is an inflected form of. */
  lemmas: readonly DictionaryEntry[]
  names: readonly string[]
  meanings: readonly string[]
}

/** How well an entry fits by its name, its reading or its meaning, 0 where its letters are merely in it somewhere. */
export function fitOf(candidate: Candidate, query: SearchQuery): Fit {
  const [named, meant] = [namedFit(candidate, query), meaningFit(candidate, query)]
  const isFirst = named.place === 0 && meant.place === 0
  const isBoth = isFirst && isHan(candidate.entry.term) && named.score === 100 && meant.score >= 90
  return isBoth ? { ...named, place: sameInBoth } : best(named, meant)
}

/** How well the word itself fits, or one of its readings. */
function namedFit({ entry, names: [term = '', ...forms] }: Candidate, query: SearchQuery): Fit {
  const { text, letters: typed } = query
  let fit: Fit = { score: containedScore(text, term), place: 0 }
  for (const [place, form] of forms.entries()) {
    const score = containedScore(query.isHan ? text : typed, form)
    if (score === 0) continue
    const loss = query.isHan ? 0 : isHan(term) ? pinyinLoss(entry, place, query) : latinLoss(term, query)
    const chance = isHan(term) && score === containedOnly ? insideLoss(entry, place, query) : 0
    fit = best(fit, { score: score - Math.max(loss, chance), place: query.isHan ? 0 : place * laterReading })
  }
  return query.isInitial && fit.score < 90 - lostMarks ? noFit : fit
}

/** An apostrophe that was typed parts two words: j'aime is not Jaime. */
function latinLoss(term: string, { text, hasMarks, isInitial }: SearchQuery): number {
  if (/['’]/.test(text) && !/['’]/.test(term)) return otherWord
  if (hasMarks) return lostMarks
  return isInitial ? 0 : otherSpelling
}

/** Inside a reading stand the letters of another word by chance, unless they begin with a syllable of a usual one. */
function insideLoss(
  entry: DictionaryEntry,
  place: number,
  { letters, isHan: isWritten }: SearchQuery,
): number {
  if (isWritten) return 0
  const syllables = (readingsOf(entry)[place] ?? '').split(/[\s'’]+/).map(onPlainKeys)
  const begins = syllables.some((_, at) => syllables.slice(at).join('').startsWith(letters))
  return begins && (entry.rank ?? Infinity) < rareFrom ? 0 : otherWord
}

function pinyinLoss(entry: DictionaryEntry, place: number, { tones, syllables }: SearchQuery): number {
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

/**
 * The best of the senses; of a single letter, which stands in everything, the first sense must be just that. Where the
 * lemma of a form means the same, that is meant rather.
 */
function meaningFit(
  { entry, lemmas, meanings }: Candidate,
  { meaning, meaningBegins, isInitial }: SearchQuery,
): Fit {
  const loss = lemmas.some(({ definition }) => definition === entry.definition) ? borrowed : 0
  const later = lemmas.some(({ definition }) => bareSense(definition).toLowerCase().includes(meaning)) ? 1 : 0
  if (isInitial) return meanings[0] === meaning ? { score: 100 - loss, place: later } : noFit
  let fit = noFit
  for (const [place, sense] of meanings.entries()) {
    const score = containedScore(meaning, sense)
    if (score === 0) continue
    // Where in the entry a sense stands that merely has the word in it says little.
    const inside = ` ${sense} `.includes(` ${meaning} `) ? insideSense : insideWord
    // In the middle of an English word it stands by chance: nali in journalist.
    const chance = score === containedOnly && !meaningBegins.test(sense) ? otherWord : 0
    fit = best(fit, { score: score - Math.max(loss, chance), place: (score >= 90 ? place : inside) + later })
  }
  return fit
}
