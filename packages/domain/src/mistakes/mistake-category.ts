import { findLanguage } from '@lingarden/languages/find-language'
import { wordRulesOf } from '@lingarden/languages/loaded'
import type { MistakeRules } from '@lingarden/languages/rules/mistake-rules'
import { editDistance } from '@lingarden/text/edit-distance'
import { withoutMarks } from '@lingarden/text/plain-text'
import { changedPlaces, wordsOf, type ChangedPlace } from './changed-places.ts'

/** Kinds of mistakes, as far as the words show them; whoever made the correction need not name one. */
export const mistakeCategories = [
  'accent',
  'spelling',
  'article',
  'form',
  'measure_word',
  'word_order',
  'missing_word',
  'extra_word',
  'word_choice',
  'other',
] as const
export type MistakeCategory = (typeof mistakeCategories)[number]

/** What kind of mistake it is, by the first place that was changed. */
export function mistakeCategory(original: string, corrected: string, languageCode: string): MistakeCategory {
  const [before, after] = [wordsOf(original), wordsOf(corrected)]
  const [place] = changedPlaces(original, corrected)
  if (!place) return 'other'
  if (before.toSorted().join(' ') === after.toSorted().join(' ')) return 'word_order'
  const language = findLanguage(languageCode)
  return categoryOf(place, after, (language && wordRulesOf(language.tag).mistakes) ?? {})
}

function categoryOf(
  { wrong, right, at }: ChangedPlace,
  corrected: readonly string[],
  { articles, beforeMeasureWord }: MistakeRules,
): MistakeCategory {
  if (wrong.length === 0) return 'missing_word'
  if (right.length === 0) return 'extra_word'
  const [from = '', to = ''] = [wrong[0], right[0]]
  if (wrong.length > 1 || right.length > 1) return 'word_choice'
  if (isAccent(from, to)) return 'accent'
  if (articles?.has(from) && articles.has(to)) return 'article'
  if (/\p{Script=Han}/u.test(to))
    return beforeMeasureWord?.test(corrected[at - 1] ?? '') ? 'measure_word' : 'word_choice'
  if (isEnding(from, to)) return 'form'
  return isSpelling(from, to) ? 'spelling' : 'word_choice'
}

const bare = (word: string) => withoutMarks(word).replaceAll('œ', 'oe')

/** Whether two words differ in their accents alone. */
export const isAccent = (from: string, to: string): boolean => bare(from) === bare(to)

/** Whether one word was written for another that differs in its accents alone, or in a letter or two. */
export function isMisspelt(original: string, corrected: string): boolean {
  const [place] = changedPlaces(original, corrected)
  if (place?.wrong.length !== 1 || place.right.length !== 1) return false
  const [from = '', to = ''] = [place.wrong[0], place.right[0]]
  return isAccent(from, to) || isSpelling(from, to)
}

/** Whether a word has the same beginning and another ending: another person, number or gender. */
function isEnding(from: string, to: string): boolean {
  const shorter = Math.min(from.length, to.length)
  let same = 0
  while (same < shorter && from[same] === to[same]) same++
  return same >= 2 && same * 2 >= to.length && Math.max(from.length, to.length) - same <= 4
}

/** Whether a word is so near to the other that it was meant. */
export function isSpelling(from: string, to: string): boolean {
  const most = to.length >= 8 ? 2 : 1
  return to.length >= 4 && !isEnding(from, to) && editDistance(bare(from), bare(to), most) <= most
}
