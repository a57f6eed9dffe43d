import type { LanguageTag } from '../../find-language.ts'
import { readingsOf, type Analysis, type Lemma, type Shape } from './analysis.ts'
import { bucketWords, type WordBuckets } from './buckets.ts'
import { indexLemmas } from './lemmas.ts'

/** A compiled lexicon, as scripts/compile-lexicon.ts writes it. */
export interface PackedLexicon {
  paradigms: readonly string[]
  /** One lemma a line: word, cut, paradigm, classes, separated by tabs. */
  lemmas: string
  /** The frequent word forms, the most frequent first, separated by spaces. */
  frequent: string
  /** Words without an analysis that could be taken for misspelt, separated by spaces. */
  known: string
}

/** The words of a language. Words are asked for in lower case. */
export interface Lexicon {
  /** Every reading of a word; none where it is unknown. */
  analyse: (word: string) => readonly Analysis[]
  isKnown: (word: string) => boolean
  /** The letters that the language writes. */
  letters: ReadonlySet<string>
  /** Place among the frequent words, 1 = the most frequent; Infinity for all others. */
  rank: (word: string) => number
  /** The forms of a lemma with a code such as `pr3s`, `fs` or `ppms` (see form-reason). */
  inflect: (lemma: string, code: string) => readonly string[]
  /** Frequent words that look like a word: same length or nearly, same or a similar first letter. */
  similar: (word: string) => Iterable<string>
}

/** The lexicons there are, by language. */
export type Lexicons = Partial<Record<LanguageTag, Lexicon>>

type Cell = readonly [ending: string, codes: readonly string[]]

/**
 * Reads a compiled lexicon. Forms are not unpacked: a word is cut at every place, and where the first part is a stem
 * and the rest an ending of its paradigm, that is a reading. So the lexicon stays small in memory.
 * @throws TypeError where the data is not of this shape
 */
export function readLexicon({ paradigms, lemmas, frequent, known }: PackedLexicon): Lexicon {
  const { withWord, withStem } = indexLemmas(lemmas)
  const ranked = frequent.split(' ')
  const ranks = new Map(ranked.map((word, place) => [word, place + 1]))
  const letters = new Set(frequent)
  const knownWords = new Set(known.split(' '))
  const cells = paradigms.map((): readonly Cell[] | undefined => undefined)
  const endings = paradigms.map((): ReadonlyMap<string, readonly string[]> | undefined => undefined)
  const cellsOf = (paradigm: number) => (cells[paradigm] ??= splitParadigm(paradigms[paradigm] ?? ''))
  const endingsOf = (paradigm: number) => (endings[paradigm] ??= new Map(cellsOf(paradigm)))
  let buckets: WordBuckets | undefined

  const readingsOfForm = (word: string): Analysis[] => {
    const found = withWord(word).flatMap((lemma) => readingsOf(lemma, '', shapeOf(lemma)))
    for (let end = word.length; end >= 0; end--) {
      const rest = word.slice(end)
      for (const lemma of withStem(word.slice(0, end))) {
        for (const code of endingsOf(lemma.paradigm).get(rest) ?? [])
          found.push(...readingsOf(lemma, code, shapeOf(lemma)))
      }
    }
    return found
  }
  // Keyboards without the ligature write soeur; it is read as sœur is.
  const analyse = (word: string): Analysis[] => {
    const joined = word.replaceAll('oe', 'œ')
    const found = joined === word ? [] : readingsOfForm(joined)
    return found.length > 0 ? found : readingsOfForm(word)
  }
  const isForm = (word: string) => {
    for (let end = word.length; end >= 0; end--) {
      const rest = word.slice(end)
      if (withStem(word.slice(0, end)).some(({ paradigm }) => endingsOf(paradigm).has(rest))) return true
    }
    return false
  }
  const shapes = paradigms.map((): Shape | undefined => undefined)
  const shapeOf = ({ paradigm }: Lemma) => (shapes[paradigm] ??= readShape(cellsOf(paradigm)))

  return {
    analyse: remember(analyse),
    isKnown: (word) => ranks.has(word) || knownWords.has(word) || withWord(word).length > 0 || isForm(word),
    letters,
    rank: (word) => ranks.get(word) ?? Infinity,
    inflect: (lemma, code) =>
      withWord(lemma).flatMap(({ word, cut, paradigm }) =>
        cellsOf(paradigm)
          .filter(([, codes]) => codes.includes(code))
          .map(([ending]) => word.slice(0, word.length - cut) + ending),
      ),
    similar: (word) => (buckets ??= bucketWords(ranked)).near(word),
  }
}

function readShape(cells: readonly Cell[]): Shape {
  const codes = new Set(cells.flatMap(([, all]) => all))
  return {
    isInflected: codes.has('fs') || codes.has('fp'),
    hasPlural: ['pl', 'mp', 'fp'].some((code) => codes.has(code)),
  }
}

function splitParadigm(paradigm: string): Cell[] {
  if (paradigm === '') return []
  return paradigm.split('|').map((cell) => {
    const space = cell.indexOf(' ')
    return [cell.slice(0, space), cell.slice(space + 1).split(',')]
  })
}

/** Keeps the last answers: the rules ask for the same few words again and again. */
function remember<Value>(answer: (word: string) => Value): (word: string) => Value {
  const most = 500
  const kept = new Map<string, Value>()
  return (word) => {
    const before = kept.get(word)
    if (before !== undefined) return before
    if (kept.size >= most) kept.clear()
    const value = answer(word)
    kept.set(word, value)
    return value
  }
}
