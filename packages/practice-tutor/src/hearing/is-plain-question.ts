import { mayAsk } from './asked-for.ts'
import { answersTo } from './answers-to.ts'
import { isForYesOrNo } from './bare-answer.ts'
import type { Place } from './hear-answer.ts'
import { kindsIn } from './kinds-in.ts'
import { hasQuestionMark } from './question-mark.ts'

/**
 * Whether a part asks, with its mark, what the scene can answer, where a yes or a no is wanted and nobody is expected to ask: “at
 * what time?” agrees to nothing.
 */
export const isPlainQuestion = (part: string, place: Place): boolean =>
  hasQuestionMark(part) &&
  isForYesOrNo(place.node, place.language) &&
  !kindsIn(part, place.language, place.lexicon).has('proposal') &&
  !mayAsk(part, place) &&
  answersTo(part, place.scene, place) !== undefined
