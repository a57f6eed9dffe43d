import type { HearingRules } from '@lingarden/languages/kit/tutor/hearing'
import { findMove } from './find-move.ts'
import { plainMove } from './move-pattern.ts'
import { patternAlone } from './pattern-in.ts'
import { hasQuestionMark } from './question-mark.ts'

/** Whether a part only asks for consent to what was told before it: “this shop is new, no?” denies nothing. */
export const isTagBehind = (part: string, text: string, { tag = none, moves }: HearingRules): boolean =>
  part.trim() !== text.trim() &&
  hasQuestionMark(part) &&
  patternAlone(tag).test(plainMove(part)) &&
  findMove(part, moves) === undefined

const none: readonly string[] = []
