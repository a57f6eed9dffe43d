import type { Place } from './hear-answer.ts'
import { isAskedFirst, isUndecided } from './is-unsure.ts'
import { plainMove } from './move-pattern.ts'
import { sentencesIn } from './split-text.ts'
import { isTurned } from './turned-answer.ts'

/**
 * Whether a message is read part by part even where it is like a wording: it asks, turns round, or leaves open what was asked. What
 * the tutor itself proposes to say is a wording.
 * @param asksPlainly whether it is a question that agrees to nothing
 */
export const isLeftOpen = (text: string, place: Place, asksPlainly: boolean): boolean =>
  !place.node.models.some((model) => plainMove(text).endsWith(plainMove(model))) &&
  (asksPlainly ||
    isAskedFirst(text, place) ||
    isUndecided(text, place) ||
    sentencesIn(text).some((part) => isTurned(part, place)))
