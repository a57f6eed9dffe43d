import { withoutOverlaps } from '../kit/sentence/edit.ts'
import type { TutorRules } from '../tutor-rules.ts'
import { findMandarinEdits } from './checks/rules.ts'
import { followUps } from './generated/follow-ups.ts'
import { hearing } from './generated/hearing.ts'
import { kinds } from './generated/kinds.ts'
import { lines } from './generated/lines.ts'
import { reasons } from './generated/reasons.ts'
import { courtesies } from './tutor/courtesies.ts'
import { matching } from './tutor/matching.ts'
import { memory } from './tutor/memory.ts'
import { names, relevance } from './tutor/relevance.ts'

export const tutor: TutorRules = {
  findEdits: (sentence) => withoutOverlaps(sentence, findMandarinEdits(sentence)),
  reasons,
  // As much as 400 letters say.
  longestMessage: 160,
  matching,
  courtesies,
  names,
  relevance,
  memory,
  hearing,
  kinds,
  lines,
  followUps,
}
