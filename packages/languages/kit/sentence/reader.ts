import type { Analysis, Gender, Kind } from '../lexicon/analysis.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Reason } from '../reasons/reason.ts'
import type { Edit } from './edit.ts'
import { splitWords, type Word } from './words.ts'

/** A sentence as the rules read it. Places count words and marks from 0; there is nothing at other places. */
export interface Reader {
  text: string
  words: readonly Word[]
  lexicon: Lexicon
  /** The forms that the learner uses for themselves; undefined where nobody knows. */
  learner: Gender | undefined
  /** The word in lower case; empty where there is none. */
  at: (place: number) => string
  /** Whether the words from a place on are these, separated by spaces. */
  says: (place: number, phrase: string) => boolean
  isWord: (place: number) => boolean
  /** A mark or the end of the text. */
  isEnd: (place: number) => boolean
  isStart: (place: number) => boolean
  /** A capital inside a sentence. */
  isName: (place: number) => boolean
  /** The readings of a word, of some kinds only where they are given; none of a name. */
  read: (place: number, ...kinds: readonly Kind[]) => Analysis[]
  /** Replaces the words from a place to another, both included, in the case of the first. */
  replace: <const Because extends Reason>(
    from: number,
    to: number,
    replacement: string,
    reason: Because,
  ) => Edit<Because>
}

/**
 * A rule looks at one place of a sentence.
 * @template Because the reasons that a language has
 */
export type Rule<Because extends Reason = Reason> = (
  reader: Reader,
  place: number,
) => readonly Edit<Because>[]

export function createReader(text: string, lexicon: Lexicon, learner?: Gender): Reader {
  const words = splitWords(text)
  const at = (place: number) => words[place]?.lower ?? ''
  const isWord = (place: number) => words[place]?.isWord === true
  const isStart = (place: number) =>
    place === 0 || (!isWord(place - 1) && /[.!?¿¡"«“…:]/.test(words[place - 1]?.text ?? ''))
  const isShouted = text === text.toUpperCase()
  const isName = (place: number) =>
    !isShouted &&
    isWord(place) &&
    !isStart(place) &&
    !at(place - 1).endsWith("'") &&
    /^\p{Lu}/u.test(words[place]?.text ?? '')
  return {
    text,
    words,
    lexicon,
    learner,
    at,
    says: (place, phrase) => phrase.split(' ').every((word, offset) => at(place + offset) === word),
    isWord,
    isEnd: (place) => !isWord(place),
    isStart,
    isName,
    read: (place, ...kinds) => {
      if (!isWord(place) || isName(place)) return []
      const readings = lexicon.analyse(at(place))
      return kinds.length === 0 ? [...readings] : readings.filter(({ kind }) => kinds.includes(kind))
    },
    replace: (from, to, replacement, reason) => {
      const [start, end] = [words[from]?.start ?? 0, words[to]?.end ?? 0]
      return { start, end, replacement: likeCase(replacement, text.slice(start, end)), reason }
    },
  }
}

/** Gives a text the capitals of another: all of it, the first letter, or none. */
function likeCase(text: string, model: string): string {
  const letters = model.replace(/\P{L}/gu, '')
  if (letters.length > 1 && letters === letters.toUpperCase()) return text.toUpperCase()
  const first = model.charAt(0)
  return first === first.toLowerCase() ? text : text.charAt(0).toUpperCase() + text.slice(1)
}
