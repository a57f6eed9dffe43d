import type { ExpectedAnswer } from '@lingarden/languages/scene'
import { isAboutOther, isElsewhere } from '../relevance/is-elsewhere.ts'
import { isNever, mayBeOfOthers } from './fits-account.ts'
import { answerTaken, type Place } from './hear-answer.ts'
import { isNonsense } from './is-nonsense.ts'

/** The answer by its words: one of the scene in a sentence about something else answers nothing, but where others may be told of. */
export function wordedAnswer(part: string, place: Place): ExpectedAnswer | undefined {
  const expected = answerTaken(part, place)
  if (!expected || isNever(part, place) || isNonsense(part, place)) return undefined
  const isOther = isElsewhere(part, place) || isAboutOther(part, place)
  return isOther && !mayBeOfOthers(expected) ? undefined : expected
}
