import type { LanguageTag } from '../../find-language.ts'
import { readingsOf, type Analysis, type Lemma, type Shape } from './analysis.ts'
import { bucketWords, type WordBuckets } from './buckets.ts'
import { indexLemmas } from './lemmas.ts'
import { remember } from './remember.ts'
import { readSortedLines, type SortedLines } from './sorted-lines.ts'

/** A compiled lexicon, as scripts/compile-lexicon.ts writes it. */
export interface PackedLexicon {
  paradigms: readonly string[]
  /** One lemma a line, sorted (see `writeLemma`). */
  lemmas: string
  /** One frequent word form a line, sorted: the form and its place, 1 = the most frequent. */
  frequent: string
  /** One word a line, sorted, that has no analysis and could be taken for misspelt. */
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
 * Reads a compiled lexicon. Nothing is unpacked: a word is cut at every place, and where the first part is a stem and the
 * rest an ending of its paradigm, that is a reading. So the lexicon is there at once and stays small in memory.
 * @throws TypeError where the data is not of this shape
 */
export function readLexicon({ paradigms, lemmas, frequent, known }: PackedLexicon): Lexicon {
  const { withWord, withStem } = indexLemmas(lemmas)
  const places = readSortedLines(frequent)
  const rank = (word: string) => Number(places.find(word)[0] ?? Infinity)
  const knownWords = readSortedLines(known)
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
    isKnown: (word) => places.has(word) || knownWords.has(word) || withWord(word).length > 0 || isForm(word),
    letters: new Set(frequent.replace(/[\d\s]+/g, '')),
    rank,
    inflect: (lemma, code) =>
      withWord(lemma).flatMap(({ word, cut, paradigm }) =>
        cellsOf(paradigm)
          .filter(([, codes]) => codes.includes(code))
          .map(([ending]) => word.slice(0, word.length - cut) + ending),
      ),
    similar: (word) => (buckets ??= bucketWords(inOrder(places))).near(word),
  }
}

/** The frequent words, the most frequent first. */
function inOrder(places: SortedLines): string[] {
  const words: string[] = []
  for (const line of places.all()) {
    const [word = '', place] = line.split('\t')
    words[Number(place) - 1] = word
  }
  return words
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
