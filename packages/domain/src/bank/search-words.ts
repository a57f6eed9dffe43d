import { withoutMarks } from '@lingarden/text/plain-text'
import { containedScore, orderedScore, searchScore } from '../dictionary/search-score.ts'
import type { BankWord } from '../word-bank.ts'

/** From this score on a word fits a search: its letters at least in order. */
const fitsFrom = 45
/** From here on it may be what was meant where nothing fits: more than half of its letters are there. */
const meantFrom = 25

/** What a word is found by, in lower case; made once a word, as a search looks at all of them. */
interface SearchTexts {
  term: string
  /** Without accents, as it is typed in haste. */
  plainTerm: string
  /** Readings without accents and spaces. */
  readings: string
  /** Meanings, notes and tags, one a line. */
  texts: string
}

const known = new WeakMap<BankWord, SearchTexts>()

/**
 * The words that fit a query by term, reading, meaning, note or tag, the best first; where none does, those that share most
 * of its letters, as slips of the keys do. The list itself for an empty query.
 */
export function searchWords(words: readonly BankWord[], query: string): readonly BankWord[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return words
  const plain = withoutMarks(wanted)
  const fitting = ranked(words, fitsFrom, (texts) => scoreOf(texts, wanted, plain))
  return fitting.length > 0
    ? fitting
    : ranked(words, meantFrom, ({ plainTerm }) => searchScore(plain, plainTerm))
}

function ranked(
  words: readonly BankWord[],
  least: number,
  score: (texts: SearchTexts) => number,
): BankWord[] {
  return words
    .map((word) => ({ word, score: score(textsOf(word)) }))
    .filter((found) => found.score >= least)
    .toSorted((a, b) => b.score - a.score)
    .map(({ word }) => word)
}

/** Makes what words are found by, so that the first letter of a search need not wait for it. */
export function prepareSearch(words: Iterable<BankWord>): void {
  for (const word of words) textsOf(word)
}

/** The scores of requirement 5.11 for the term; whatever else fits comes a little after it. */
function scoreOf({ term, plainTerm, readings, texts }: SearchTexts, query: string, plain: string): number {
  return (
    containedScore(query, term) ||
    Math.max(
      containedScore(plain, plainTerm) - 1,
      readings.includes(plain.replaceAll(' ', '')) ? 79 : 0,
      // Letters scattered over a whole meaning say nothing.
      texts.includes(query) ? (` ${texts}`.includes(` ${query}`) ? 79 : 78) : 0,
      orderedScore(query, term),
    )
  )
}

function textsOf(word: BankWord): SearchTexts {
  const made = known.get(word)
  if (made) return made
  const term = word.term.toLowerCase()
  const texts = {
    term,
    plainTerm: withoutMarks(term),
    readings: readingsOf(word),
    texts: [...word.definition, word.notes, ...word.tags].join('\n').toLowerCase(),
  }
  known.set(word, texts)
  return texts
}

/** Nobody types the phonetic signs between slashes. */
function readingsOf({ pronunciation }: BankWord): string {
  const typed = pronunciation.filter((reading) => !reading.startsWith('/'))
  return typed.length === 0 ? '' : withoutMarks(typed.join('\n')).replaceAll(/[^\S\n]/gu, '')
}
