import { tonesOf, withoutMarks } from '@lingarden/text/plain-text'
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
  /** Readings without accents and spaces, one a line. */
  readings: string
  /** Their tones as digits, one a line. */
  tones: string
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
function scoreOf(found: SearchTexts, query: string, plain: string): number {
  const { term, plainTerm, texts } = found
  return (
    containedScore(query, term) ||
    Math.max(
      containedScore(plain, plainTerm) - 1,
      scoreOfReading(found, query, plain),
      // Letters scattered over a whole meaning say nothing.
      texts.includes(query) ? (` ${texts}`.includes(` ${query}`) ? 79 : 78) : 0,
      orderedScore(query, term),
    )
  )
}

/** Digits are tones, ni3hao3; who mistakes one of them still finds the word, behind those that fit. */
function scoreOfReading({ readings, tones }: SearchTexts, query: string, plain: string): number {
  const letters = plain.replaceAll(/(?<=\p{L})[0-5]|[\s'’]/gu, '')
  if (letters === '' || !readings.includes(letters)) return 0
  return tones.includes(tonesOf(query)) ? 79 : 60
}

function textsOf(word: BankWord): SearchTexts {
  const made = known.get(word)
  if (made) return made
  const term = word.term.toLowerCase()
  const texts = {
    term,
    plainTerm: withoutMarks(term),
    readings: readingsOf(word),
    tones: typedReadings(word).map(tonesOf).join('\n'),
    texts: [...word.definition, word.notes, ...word.tags].join('\n').toLowerCase(),
  }
  known.set(word, texts)
  return texts
}

/** Nobody types the phonetic signs between slashes. */
const typedReadings = ({ pronunciation }: BankWord): string[] =>
  pronunciation.filter((reading) => !reading.startsWith('/'))

function readingsOf(word: BankWord): string {
  const typed = typedReadings(word)
  return typed.length === 0 ? '' : withoutMarks(typed.join('\n')).replaceAll(/[^\S\n]/gu, '')
}
