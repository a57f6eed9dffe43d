import type { PinyinIndex, PinyinWord } from './pinyin-index.ts'
import { fitsAt, spell, type Spelled } from './spelled.ts'

/** Characters that may be meant by pinyin. */
export interface Candidate {
  text: string
  /** With tone marks, a space between syllables. */
  reading: string
  /** How much of what was typed it stands for, in UTF-16 code units from its beginning. */
  taken: number
}

/** Longest word that is looked for, in letters. */
const longestWord = 24
/** What a word costs more of which only the beginning was typed. */
const costOfCompleting = 3
/** What it costs that a word goes on over a space or an apostrophe: zhu zai is 住在 before 主宰. */
const costOfBreak = 2.5

/** The likeliest words that letters are made of. */
interface Path {
  cost: number
  words: readonly PinyinWord[]
}

/**
 * What pinyin may stand for, the likeliest first: the whole as a sentence, words of just these letters, words that begin
 * so, words by their initials, and words for the beginning of it.
 * @param typed letters with or without tones as marks or digits, apostrophes where they are wanted
 * @returns nothing where it is no pinyin
 */
export function findCandidates(index: PinyinIndex, typed: string, limit: number): Candidate[] {
  const spelled = spell(typed)
  if (!spelled) return []
  const found = listCandidates(index, spelled, typed)
  const isMet = found.some(({ taken }) => taken === typed.length)
  // Who gives tones that fit nothing means the sound at least.
  const anyTone = { ...spelled, tones: spelled.tones.map(() => undefined) }
  const all = isMet ? found : [...listCandidates(index, anyTone, typed), ...found]
  const byText = new Map<string, Candidate>()
  for (const candidate of all) if (!byText.has(candidate.text)) byText.set(candidate.text, candidate)
  return [...byText.values()].slice(0, limit)
}

function listCandidates(index: PinyinIndex, spelled: Spelled, typed: string): Candidate[] {
  const { letters, canBegin } = spelled
  const fit = (words: readonly PinyinWord[]) => words.filter((word) => fitsAt(spelled, 0, word))
  const whole = ({ text, reading }: PinyinWord): Candidate => ({ text, reading, taken: typed.length })
  const initials = fitsInitials(spelled) ? index.findByInitials(letters).map(whole) : []
  if (!canBegin[0]) return initials
  const path = findPath(index, spelled, !spelled.isWhole[0])
  const sentence = path ? [whole(joinWords(path.words))] : []
  const ends = listEnds(typed)
  const parts: Candidate[] = []
  for (let size = Math.min(letters.length - 1, longestWord); size > 0; size--) {
    if (!canBegin[size]) continue
    const taken = ends[size - 1] ?? typed.length
    for (const { text, reading } of fit(index.find(letters.slice(0, size))))
      parts.push({ text, reading, taken })
  }
  return [
    ...sentence,
    ...fit(index.find(letters)).map(whole),
    ...initials,
    ...fit(index.findBeginning(letters)).map(whole),
    ...parts,
  ]
}

const fitsInitials = ({ letters, tones }: Spelled) =>
  letters.length > 1 && letters.length <= 6 && tones.every((tone) => tone === undefined)

const joinWords = (words: readonly PinyinWord[]): PinyinWord => ({
  text: words.map(({ text }) => text).join(''),
  reading: words.map(({ reading }) => reading).join(' '),
  syllables: [],
  cost: 0,
})

/**
 * The likeliest words of all the letters, by how usual each is.
 * @param mayLackEnd whether of the last word only the beginning need be there
 */
export function findPath(index: PinyinIndex, spelled: Spelled, mayLackEnd: boolean): Path | undefined {
  const { letters } = spelled
  const best: (Path | undefined)[] = [{ cost: 0, words: [] }]
  for (let from = 0; from < letters.length; from++) {
    const before = best[from]
    if (!before) continue
    const step = (to: number, word: PinyinWord | undefined, more = 0) => {
      if (!word) return
      const breaks = spelled.begins.slice(from + 1, to).filter(Boolean).length
      const cost = before.cost + word.cost + breaks * costOfBreak + more
      if (cost < (best[to]?.cost ?? Infinity)) best[to] = { cost, words: [...before.words, word] }
    }
    const fitting = (words: readonly PinyinWord[]) => words.find((word) => fitsAt(spelled, from, word))
    for (let to = from + 1; to <= Math.min(letters.length, from + longestWord); to++)
      step(to, fitting(index.find(letters.slice(from, to))))
    if (mayLackEnd) step(letters.length, fitting(index.findBeginning(letters.slice(from))), costOfCompleting)
  }
  return best[letters.length]
}

/** Of each letter, the place in what was typed behind it, its tone and the break that ends it. */
function listEnds(typed: string): number[] {
  const ends: number[] = []
  for (const { index, 0: piece } of typed.matchAll(/\p{Script=Latin}[\p{M}:]*[0-5]?['’\s]*/gu))
    ends.push(index + piece.length)
  return ends
}
