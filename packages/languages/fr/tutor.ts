import { runRules } from '../kit/sentence/run-rules.ts'
import type { TutorRules } from '../tutor-rules.ts'
import { frenchRules } from './checks/rules.ts'

export const tutor: TutorRules = {
  findEdits: (sentence, lexicon) => (lexicon ? runRules(sentence, lexicon, frenchRules) : []),
}
