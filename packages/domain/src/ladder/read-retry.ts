import { withoutMarks } from '@lingarden/text/plain-text'
import { changedPlaces, wordsOf } from '../mistakes/changed-places.ts'
import { mistakeInSentence } from '../mistakes/mistake-in-sentence.ts'
import { placeOf } from '../sentence-edits.ts'
import type { Correction } from '../tutor-turn.ts'

/** A mistake that its learner tries to mend. */
export interface RetriedMistake {
  /** The message it was made in. */
  sentence: string
  correction: Correction
  /** The message with everything put right, where that is known. */
  mended?: string | undefined
}

/**
 * What a second try came to: right; right but for accents; the mistake once more; or something else, which may still be
 * right in words of its own.
 */
export type Retry = 'right' | 'marks' | 'same' | 'other'

type Words = readonly string[]

/** What shows a mistake, or its right form: words that are all there is, or words in a row, all of them. */
interface Signs {
  whole: readonly Words[]
  rows: readonly (readonly Words[])[]
}

/** Reads a second try: the sentence once more, the part that was wrong, or the words that belong there. */
export function readRetry(said: string, mistake: RetriedMistake): Retry {
  const words = wordsOf(said)
  const { right, wrong } = signsOf(mistake)
  const isRepeated =
    wrong.whole.some((one) => isSame(words, one)) || wrong.rows.flat().some((row) => holds(words, row))
  if (!isRepeated && isShown(words, right)) return 'right'
  if (isRepeated) return 'same'
  const bare = { whole: right.whole.map(bareWords), rows: right.rows.map((rows) => rows.map(bareWords)) }
  return isShown(bareWords(words), bare) ? 'marks' : 'other'
}

const isShown = (words: Words, { whole, rows }: Signs): boolean =>
  whole.some((one) => isSame(words, one)) ||
  rows.some((all) => all.length > 0 && all.every((row) => holds(words, row)))

function signsOf({ sentence, correction, mended }: RetriedMistake): { right: Signs; wrong: Signs } {
  const { original, corrected } = correction
  const at = placeOf(original, sentence) ?? 0
  const only = sentence.slice(0, at) + corrected + sentence.slice(at + original.length)
  // The other mistakes of the sentence may have been mended with it, or not.
  const alone =
    mended === undefined ? undefined : mistakeInSentence({ original, corrected, sentence, mended })
  const pairs = [{ wrong: sentence, right: only }, ...(alone ? [alone] : [])]
  const rows = pairs.map(({ wrong, right }) => neighbourhoods(wrong, right))
  const [place, ...others] = changedPlaces(original, corrected)
  const parts = place && others.length === 0 ? place : undefined
  // A single word may stand anywhere.
  const quoted = [wordsOf(corrected)].filter(({ length }) => length > 1)
  const texts = (...all: (string | undefined)[]) =>
    all.flatMap((text) => (text === undefined ? [] : [wordsOf(text)]))
  return {
    right: {
      whole: notEmpty([...texts(only, mended, corrected), parts?.right ?? []]),
      rows: [...rows.map((each) => each.map(({ right }) => right)), quoted],
    },
    wrong: {
      whole: notEmpty([...texts(sentence, original), parts?.wrong ?? []]),
      rows: rows.map((each) => each.map(({ wrong }) => wrong)),
    },
  }
}

/** Each changed place with a word on either side, as it was and as it is right. */
function neighbourhoods(wrong: string, right: string): { wrong: Words; right: Words }[] {
  const [before, after] = [wordsOf(wrong), wordsOf(right)]
  let shift = 0
  return changedPlaces(wrong, right).map((place) => {
    const around = (words: Words, from: number, count: number) =>
      words.slice(Math.max(0, from - 1), from + count + 1)
    const was = around(before, place.at + shift, place.wrong.length)
    shift += place.wrong.length - place.right.length
    return { wrong: was, right: around(after, place.at, place.right.length) }
  })
}

const notEmpty = (all: readonly Words[]): Words[] => all.filter(({ length }) => length > 0)
const bareWords = (words: Words): string[] => words.map(withoutMarks)
const isSame = (a: Words, b: Words): boolean => a.length === b.length && holds(a, b)

function holds(words: Words, sequence: Words): boolean {
  return words.some((_, at) => sequence.every((word, index) => words[at + index] === word))
}

/** Share of the sentence's words that a try must have, to be the same sentence in other words. */
const sharedFrom = 0.5

/**
 * Whether a try that is no known answer mends the mistake in another way (“el perro” for “los perros” beside “gusta”): it is
 * the sentence again, the checks found the mistake in that sentence, and nothing in the try.
 * @param found what the checks say of the sentence, and of the try
 */
export function mendsOtherwise(
  said: string,
  { sentence, correction }: RetriedMistake,
  found: { sentence: readonly Correction[]; said: readonly Correction[] },
): boolean {
  const [words, before] = [new Set(wordsOf(said)), wordsOf(sentence)]
  const shared = before.filter((word) => words.has(word)).length
  if (found.said.length > 0 || words.size < 2 || shared < before.length * sharedFrom) return false
  const place = placeOf(correction.original, sentence)
  return (
    place !== undefined &&
    found.sentence.some(({ original }) => {
      const at = placeOf(original, sentence)
      return at !== undefined && at < place + correction.original.length && place < at + original.length
    })
  )
}
