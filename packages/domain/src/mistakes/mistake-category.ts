import { findLanguage } from '@lingarden/languages/find-language'
import { wordRulesOf } from '@lingarden/languages/loaded'
import type { MistakeRules } from '@lingarden/languages/rules/mistake-rules'
import { changedPlaces, wordsOf, type ChangedPlace } from './changed-places.ts'
import { isAccent, isEnding, isSpelling } from './misspelling.ts'

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

/** Whether two words stand for one with an apostrophe, as je aime for j'aime. */
function isElision([first = '', second, ...more]: readonly string[], joined: readonly string[]): boolean {
  if (second === undefined || more.length > 0 || joined.length !== 1) return false
  return joined[0] === `${first.slice(0, -1)}'${second}`
}

function categoryOf(
  { wrong, right, at }: ChangedPlace,
  corrected: readonly string[],
  { articles, beforeMeasureWord }: MistakeRules,
): MistakeCategory {
  if (wrong.length === 0) return 'missing_word'
  if (right.length === 0) return 'extra_word'
  const [from = '', to = ''] = [wrong[0], right[0]]
  if (isElision(wrong, right) || isElision(right, wrong)) return 'spelling'
  if (wrong.length === 2 && right.length === 1 && articles?.has(wrong[1] ?? '')) return 'article'
  if (wrong.length > 1 || right.length > 1) return 'word_choice'
  if (isAccent(from, to)) return 'accent'
  if (articles?.has(from) && articles.has(to)) return 'article'
  if (/\p{Script=Han}/u.test(to))
    return beforeMeasureWord?.test(corrected[at - 1] ?? '') ? 'measure_word' : 'word_choice'
  if (isEnding(from, to)) return 'form'
  return isSpelling(from, to) ? 'spelling' : 'word_choice'
}
