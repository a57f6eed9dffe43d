import { hintOf } from '../correction-hint.ts'
import { changedPlaces } from '../mistakes/changed-places.ts'
import { mistakeCategory, type MistakeCategory } from '../mistakes/mistake-category.ts'
import { placeOf } from '../sentence-edits.ts'
import type { Correction } from '../tutor-turn.ts'

/** A stem so short says nothing of an ending: “está” is no form of “es”. */
const shortestStem = 3

/**
 * What a first hint says of a mistake: its kind, as far as the words show it.
 * @param sentence the message it stands in: what stands beside it says more than a quotation of one word
 * @param languageCode of a language whose word rules were loaded
 */
export function hintKind(
  { original, corrected }: Correction,
  sentence: string,
  languageCode: string,
): MistakeCategory {
  const at = placeOf(original, sentence) ?? 0
  const right = sentence.slice(0, at) + corrected + sentence.slice(at + original.length)
  const kind = mistakeCategory(sentence, right, languageCode)
  const [place] = changedPlaces(original, corrected)
  const [from = '', to = ''] = [place?.wrong[0], place?.right[0]]
  const isStem = from.slice(0, shortestStem) === to.slice(0, shortestStem)
  return kind === 'form' && !(isStem && to.length > shortestStem) ? 'word_choice' : kind
}

/** What helps with a second try that missed: the rule, and how the missing word begins or ends. */
export interface StrongHint {
  /** The reason without the right form; empty where nothing else stands in it. */
  reason: string
  /** The first letter of the missing word, and how many it has. */
  begins?: { letter: string; letters: number }
  /** The last letter of a form of which only the ending was wrong. */
  ends?: string
}

/** Of words so short a letter is the answer. */
const shortestTold = 2

/**
 * @param sentence the message that the mistake stands in
 * @param languageCode of a language whose word rules were loaded
 */
export function strongHint(correction: Correction, sentence: string, languageCode: string): StrongHint {
  const { original, corrected } = correction
  const hint = hintOf(correction)
  const reason = /[\p{L}\p{N}]/u.test(hint) ? hint : ''
  const [place, ...others] = changedPlaces(original, corrected)
  const kind = hintKind(correction, sentence, languageCode)
  const [word = ''] = place?.right ?? []
  const letters = word.match(/\p{L}\p{M}*/gu) ?? []
  const [letter] = letters
  const last = letters.at(-1)
  // A letter of one of several places would say nothing of the others; an accent is none.
  if (others.length > 0 || kind === 'accent' || kind === 'word_order' || letters.length < shortestTold)
    return { reason }
  if (kind === 'form' && last !== undefined) return { reason, ends: last }
  return letter === undefined ? { reason } : { reason, begins: { letter, letters: letters.length } }
}
