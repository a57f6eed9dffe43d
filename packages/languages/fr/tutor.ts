import { withoutOtherLanguages } from '../kit/sentence/other-language.ts'
import { runRules } from '../kit/sentence/run-rules.ts'
import type { TutorRules } from '../tutor-rules.ts'
import { otherLanguages } from './checks/other-languages.ts'
import { frenchRules } from './checks/rules.ts'
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
          runRules(sentence, lexicon, frenchRules, learner),
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
  cues: { particle: /^s[e']$/u, stemOf: (word) => word.slice(0, -2) },
  hearing,
  kinds,
  lines,
  followUps,
  keepMarks,
}

/** High marks and guillemets are set with a space, which must not break, or the mark would stand alone. */
function keepMarks(text: string): string {
  return text
    .replace(/ (?=[?!;])/g, '\u202F')
    .replace(/ (?=[:»])/g, '\u00A0')
    .replaceAll('« ', '«\u00A0')
}
