import { changedPlaces } from '../mistakes/changed-places.ts'
import { mistakeCategory, type MistakeCategory } from '../mistakes/mistake-category.ts'
import { editSentence, placeOf } from '../sentence-edits.ts'
import type { Correction } from '../tutor-turn.ts'

/** What hinders most from being understood comes first; what is a matter of writing comes last. */
const byImportance: readonly MistakeCategory[] = [
  'word_choice',
  'missing_word',
  'form',
  'measure_word',
  'word_order',
  'article',
  'extra_word',
  'other',
  'spelling',
  'accent',
]

/** More than so many changed places or words cannot be found by a hint at one place. */
const mostPlaces = 2
const mostWords = 4

/**
 * The one correction of a message that its learner is asked to find, the most important of them; undefined where there is
 * none. What is only perhaps a mistake is never asked back, nor what does not stand in the message as it is quoted.
 * @param languageCode of a language whose word rules were loaded
 */
export function askedBack(
  sentence: string,
  corrections: readonly Correction[],
  languageCode: string,
): Correction | undefined {
  const sure = corrections.filter(({ perhaps }) => !perhaps)
  const { outside } = editSentence(sentence, sure)
  const rankOf = ({ original, corrected }: Correction) =>
    byImportance.indexOf(mistakeCategory(original, corrected, languageCode))
  const [first] = sure
    .filter((one) => !outside.includes(one) && isFindable(one))
    .toSorted(
      (a, b) =>
        rankOf(a) - rankOf(b) || (placeOf(a.original, sentence) ?? 0) - (placeOf(b.original, sentence) ?? 0),
    )
  return first
}

function isFindable({ original, corrected }: Correction): boolean {
  const places = changedPlaces(original, corrected)
  const words = places.reduce((sum, { wrong, right }) => sum + Math.max(wrong.length, right.length), 0)
  return places.length > 0 && places.length <= mostPlaces && words <= mostWords
}
