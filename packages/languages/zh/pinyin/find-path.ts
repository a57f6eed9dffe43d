import type { PinyinIndex, PinyinWord } from './pinyin-index.ts'
import { fitsAt, type Spelled } from './spelled.ts'

/** Longest word that is looked for, in letters. */
export const longestWord = 24
/** What a word costs more of which only the beginning was typed. */
const costOfCompleting = 3
/** What it costs that a word goes on over a space or an apostrophe; little, as many part all syllables: wo xi huan he cha. */
const costOfBreak = 0.5
/** So many words of a sound, and so many ends of the path, are gone on with. */
const mostWords = 10
const mostEnds = 12

/** The likeliest words that letters are made of. */
interface Path {
  cost: number
  words: readonly PinyinWord[]
}

/**
 * The likeliest words of all the letters, by how usual each is behind the one before it (Viterbi's algorithm, of which
 * only the best few ends are kept).
 * @param mayLackEnd whether of the last word only the beginning need be there
 */
export function findPath(index: PinyinIndex, spelled: Spelled, mayLackEnd: boolean): Path | undefined {
  const { letters, begins } = spelled
  const ends: Map<string, Path>[] = Array.from({ length: letters.length + 1 }, () => new Map())
  ends[0]?.set('', { cost: 0, words: [] })
  for (let from = 0; from < letters.length; from++) {
    const before = cheapest(ends[from])
    if (before.length === 0) continue
    const step = (to: number, words: readonly PinyinWord[], more: number) => {
      const breaks = begins.slice(from + 1, to).filter(Boolean).length * costOfBreak
      for (const word of words.filter((one) => fitsAt(spelled, from, one)).slice(0, mostWords))
        for (const path of before) keepCheaper(ends[to], extend(index, path, word, breaks + more))
    }
    for (let to = from + 1; to <= Math.min(letters.length, from + longestWord); to++)
      step(to, index.find(letters.slice(from, to)), 0)
    if (mayLackEnd) step(letters.length, index.findBeginning(letters.slice(from)), costOfCompleting)
  }
  return cheapest(ends.at(-1))[0]
}

const cheapest = (ends: ReadonlyMap<string, Path> | undefined): Path[] =>
  [...(ends?.values() ?? [])].sort((a, b) => a.cost - b.cost).slice(0, mostEnds)

const extend = (index: PinyinIndex, { cost, words }: Path, word: PinyinWord, more: number): Path => ({
  cost: cost + index.costAfter(words.at(-1)?.text, word) + more,
  words: [...words, word],
})

/** Of the paths that end in the same word only the cheapest can go on to be the best. */
function keepCheaper(ends: Map<string, Path> | undefined, path: Path): void {
  const last = path.words.at(-1)?.text ?? ''
  if (path.cost < (ends?.get(last)?.cost ?? Infinity)) ends?.set(last, path)
}
