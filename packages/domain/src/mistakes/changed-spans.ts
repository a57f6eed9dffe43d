import { editsBetween } from '../sentence-edits.ts'
import { wordsOf } from './changed-places.ts'
import type { MistakePair } from './mistake-in-sentence.ts'

/** A span of a sentence that was wrong and is right now; neither text is empty. */
export interface ChangedSpan {
  wrong: string
  right: string
  /** Where the right text stands in the right sentence, in UTF-16 code units. */
  start: number
  end: number
}

/** Bounds of a span in both sentences. */
interface Bounds {
  wrong: [start: number, end: number]
  right: [start: number, end: number]
}

/**
 * The spans of words in which a wrong sentence differs from the right one, in their order. Words in another order are
 * one span; where a word was missing or too much, the word beside it belongs to it, so that there is something to see
 * and something to write.
 */
export function changedSpans(pair: MistakePair): ChangedSpan[] {
  const bounds = boundsOf(pair)
  const ordered = isReordered(pair) ? joinAll(bounds) : joinNear(bounds, pair)
  const grown = ordered.map((each) => trim(grow(trim(each, pair), pair), pair))
  return joinNear(grown, pair)
    .map(({ wrong, right: [start, end] }) => ({
      wrong: pair.wrong.slice(...wrong),
      right: pair.right.slice(start, end),
      start,
      end,
    }))
    .filter((each) => wordsOf(each.wrong).join(' ') !== wordsOf(each.right).join(' '))
}

function boundsOf({ wrong, right }: MistakePair): Bounds[] {
  let shift = 0
  return editsBetween(wrong, right).map(({ start, end, added }): Bounds => {
    const at = start + shift
    shift += added.length - (end - start)
    return { wrong: [start, end], right: [at, at + added.length] }
  })
}

const isReordered = ({ wrong, right }: MistakePair): boolean =>
  wordsOf(wrong).toSorted().join(' ') === wordsOf(right).toSorted().join(' ')

function join(a: Bounds, b: Bounds): Bounds {
  const reach = (one: Bounds['wrong'], other: Bounds['wrong']): Bounds['wrong'] => [
    Math.min(one[0], other[0]),
    Math.max(one[1], other[1]),
  ]
  return { wrong: reach(a.wrong, b.wrong), right: reach(a.right, b.right) }
}

const joinAll = (bounds: readonly Bounds[]): Bounds[] =>
  bounds.length > 0 ? [bounds.reduce((all, each) => join(all, each))] : []

/** Spans that overlap, or that no word divides, are one: the gap is one, too. */
function joinNear(bounds: readonly Bounds[], { right }: MistakePair): Bounds[] {
  const joined: Bounds[] = []
  for (const each of bounds) {
    const last = joined.at(-1)
    const isNear = last && isNothing(right.slice(last.right[1], each.right[0]))
    if (isNear) joined.splice(-1, 1, join(last, each))
    else joined.push(each)
  }
  return joined
}

const isNothing = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text)

/** Spaces and marks around the words belong to the sentence, where they are the same in both. */
function trim({ wrong, right }: Bounds, pair: MistakePair): Bounds {
  const [from, to] = [pair.wrong.slice(...wrong), pair.right.slice(...right)]
  const before = /^[^\p{L}\p{N}]*/u.exec(to)?.[0] ?? ''
  const after = /[^\p{L}\p{N}]*$/u.exec(to)?.[0] ?? ''
  if (isNothing(from) || isNothing(to)) return { wrong, right }
  const left = before !== '' && from.startsWith(before) ? before.length : leadingSpaces(from)
  const tail = after !== '' && from.endsWith(after) ? after.length : leadingSpaces(from, -1)
  if (left + tail >= from.length) return { wrong, right: [right[0] + before.length, right[1] - after.length] }
  return {
    wrong: [wrong[0] + left, wrong[1] - tail],
    right: [right[0] + before.length, right[1] - after.length],
  }
}

const leadingSpaces = (text: string, side: 1 | -1 = 1): number =>
  text.length - (side === 1 ? text.trimStart() : text.trimEnd()).length

// A Han character is a word of its own here.
const nextWord = /^[^\p{L}\p{N}]*(?:\p{Script=Han}|(?:[^\P{L}\p{Script=Han}]|[\p{M}\p{N}'’])+)/u
const lastWord = /(?:\p{Script=Han}|(?:[^\P{L}\p{Script=Han}]|[\p{M}\p{N}'’])+)[^\p{L}\p{N}]*$/u

/** Takes a word beside the span into it, where one of its texts is empty: in Mandarin the one before it first. */
function grow(bounds: Bounds, pair: MistakePair): Bounds {
  const { wrong, right } = bounds
  if (!isNothing(pair.wrong.slice(...wrong)) && !isNothing(pair.right.slice(...right))) return bounds
  const before = lastWord.exec(pair.right.slice(0, right[0]))?.[0]
  const after = nextWord.exec(pair.right.slice(right[1]))?.[0]
  const isMandarin = /\p{Script=Han}/u.test(pair.right)
  if (after !== undefined && !(isMandarin && before !== undefined))
    return { wrong: [wrong[0], wrong[1] + after.length], right: [right[0], right[1] + after.length] }
  if (before === undefined) return bounds
  return { wrong: [wrong[0] - before.length, wrong[1]], right: [right[0] - before.length, right[1]] }
}
