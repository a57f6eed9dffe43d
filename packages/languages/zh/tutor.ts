import { withoutOverlaps } from '../kit/sentence/edit.ts'
import type { TutorRules } from '../tutor-rules.ts'
import { findMandarinEdits } from './checks/rules.ts'

export const tutor: TutorRules = {
  findEdits: (sentence) => withoutOverlaps(sentence, findMandarinEdits(sentence)),
}
