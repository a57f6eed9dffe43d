import { withoutOtherLanguages } from '../kit/sentence/other-language.ts'
import { runRules } from '../kit/sentence/run-rules.ts'
import type { TutorRules } from '../tutor-rules.ts'
import { otherLanguages } from './checks/other-languages.ts'
import { spanishRules } from './checks/rules.ts'
import { longestLatinMessage } from '../kit/tutor/latin.ts'
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
  findEdits: (sentence, lexicon, learner) =>
    lexicon
      ? withoutOtherLanguages(
          sentence,
          runRules(sentence, lexicon, spanishRules, learner),
          lexicon,
          otherLanguages,
        )
      : [],
  reasons,
  longestMessage: longestLatinMessage,
  matching,
  courtesies,
  names,
  relevance,
  memory,
  cues: { particle: /^se$/u, stemOf: (word) => word.replace(/(?:[aei]rse|..)$/u, '') },
  hearing,
  kinds,
  lines,
  followUps,
}
