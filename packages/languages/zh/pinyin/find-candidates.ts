import type { Candidate, TypingContext } from '../../rules/typing-rules.ts'
import { findPath, longestWord } from './find-path.ts'
import { inContext } from './in-context.ts'
import type { PinyinIndex, PinyinWord } from './pinyin-index.ts'
import { splitRun, type RunPiece } from './pinyin-run.ts'
import { fitsAt, spell, type Spelled } from './spelled.ts'

/** The word for him by itself, without 他们, 其他 and the guitar. */
const him = /(?<![其吉])他(?!们)/u
const marks: Readonly<Record<string, string>> = { '.': '。', ',': '，', '?': '？', '!': '！', ';': '；' }

/**
 * What pinyin may stand for, the likeliest first: the whole as a sentence, words of just these letters, words that begin
 * so, words by their initials, and words for the beginning of it. Names and marks between keep their place.
 * @param typed letters with or without tones as marks or digits, apostrophes and spaces where they are wanted
 * @param context what stands before them and what they are about; without it they begin a sentence about anything
 * @returns nothing where it is no pinyin
 */
export function findCandidates(
  words: PinyinIndex,
  typed: string,
  limit: number,
  { before = '', about = '' }: TypingContext = {},
): Candidate[] {
  const [first, ...others] = splitRun(typed)
  if (first?.kind !== 'pinyin') return []
  const index = inContext(words, { about })
  const found = findOfSpan(inContext(words, { before, about }), first.text)
  const isAll = others.every(({ text }) => text.trim() === '')
  const all = isAll
    ? found.map((one) => (one.taken === first.text.length ? { ...one, taken: typed.length } : one))
    : [
        ...joinPieces(found[0], first, others, index, typed),
        ...found.map((one) => withMark(one, first, others[0])),
      ]
  const byText = new Map<string, Candidate>()
  for (const one of all.flatMap(withHer)) if (!byText.has(one.text)) byText.set(one.text, one)
  return [...byText.values()].slice(0, limit)
}

/** Behind a sentence of him the same of her: no text tells which. */
function withHer(candidate: Candidate, place: number): Candidate[] {
  const { text } = candidate
  if (place > 0 || text.length < 3 || !him.test(text)) return [candidate]
  return [candidate, { ...candidate, text: text.replaceAll(new RegExp(him, 'gu'), '她') }]
}

/** The whole of several pieces, the likeliest words for each that is pinyin. */
function joinPieces(
  begin: Candidate | undefined,
  { text: opening }: RunPiece,
  others: readonly RunPiece[],
  index: PinyinIndex,
  typed: string,
): Candidate[] {
  if (begin?.taken !== opening.length) return []
  const written: { text: string; reading: string }[] = [begin]
  for (const { kind, text } of others) {
    const sentence = kind === 'pinyin' ? findOfSpan(index, text)[0] : undefined
    if (kind === 'pinyin' && sentence?.taken !== text.length) return []
    written.push(sentence ?? { text: kind === 'between' ? writeMarks(text) : text, reading: text })
  }
  const join = (of: 'text' | 'reading') => written.map((piece) => piece[of]).join('')
  return [
    { text: join('text').trim(), reading: join('reading').trim(), taken: typed.length, isSentence: true },
  ]
}

/** Marks as Chinese writes them, with no space beside. */
const writeMarks = (text: string): string =>
  text.replace(/\s*([.,?!;])\s*/gu, (mark: string, sign: string) => marks[sign] ?? mark)

/** A candidate for all of the first words takes the mark along that ends them. */
function withMark(candidate: Candidate, { text }: RunPiece, next: RunPiece | undefined): Candidate {
  const [mark = ''] = /^\s*[.,?!;]*\s*/u.exec(next?.kind === 'between' ? next.text : '') ?? []
  if (candidate.taken < text.length) return candidate
  return { ...candidate, text: candidate.text + writeMarks(mark).trim(), taken: text.length + mark.length }
}

/** Candidates for words of pinyin that nothing but spaces part. */
function findOfSpan(index: PinyinIndex, typed: string): Candidate[] {
  const spelled = spell(typed)
  if (!spelled) return []
  const found = listCandidates(index, spelled, typed)
  if (found.some(({ taken }) => taken === typed.length)) return found
  // Who gives tones that fit nothing means the sound at least.
  const anyTone = { ...spelled, tones: spelled.tones.map(() => undefined) }
  return [...listCandidates(index, anyTone, typed), ...found]
}

function listCandidates(index: PinyinIndex, spelled: Spelled, typed: string): Candidate[] {
  const { letters, canBegin } = spelled
  const rank = (words: readonly PinyinWord[]) => likeliestFirst(index, words)
  const fit = (words: readonly PinyinWord[]) => rank(words.filter((word) => fitsAt(spelled, 0, word)))
  const whole = ({ text, reading }: PinyinWord): Candidate => ({ text, reading, taken: typed.length })
  const initials = fitsInitials(spelled) ? rank(index.findByInitials(letters)).map(whole) : []
  if (!canBegin[0]) return initials
  const path = findPath(index, spelled, !spelled.isWhole[0])
  const sentence = path
    ? [{ ...whole(joinWords(path.words)), ...(path.words.length > 1 && { isSentence: true }) }]
    : []
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

function likeliestFirst(index: PinyinIndex, words: readonly PinyinWord[]): PinyinWord[] {
  const costs = new Map(words.map((word) => [word, index.costAfter(undefined, word)]))
  return words.toSorted((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0))
}

const fitsInitials = ({ letters, tones }: Spelled) =>
  letters.length > 1 && letters.length <= 6 && tones.every((tone) => tone === undefined)

const joinWords = (words: readonly PinyinWord[]): PinyinWord => ({
  text: words.map(({ text }) => text).join(''),
  reading: words.map(({ reading }) => reading).join(' '),
  syllables: [],
  cost: 0,
  oddity: 0,
})

/** Of each letter, the place in what was typed behind it, its tone and the break that ends it. */
function listEnds(typed: string): number[] {
  const ends: number[] = []
  for (const { index, 0: piece } of typed.matchAll(/\p{Script=Latin}[\p{M}:]*[0-5]?['’\s]*/gu))
    ends.push(index + piece.length)
  return ends
}
