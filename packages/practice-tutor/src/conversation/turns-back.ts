import type { LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { findMove } from '../hearing/find-move.ts'
import { plainMove } from '../hearing/move-pattern.ts'
import { patternAlone, patternAtStart } from '../hearing/pattern-in.ts'

const none: readonly string[] = []

/** Whether a question begins with “and you” (“and you, what do you do?”), or asks after what is the tutor's (“and your family?”). */
export function turnsBack(question: string, tag: LanguageTag): boolean {
  const { hearing, kinds } = tutorRulesOf(tag)
  return (
    findMove(question.split(/[,，]/u)[0] ?? '', hearing.moves)?.move === 'back' ||
    patternAtStart(kinds?.phrases['asking-back'] ?? none).test(plainMove(question))
  )
}

/** “And yours?” and no more. */
export const onlyTurnsBack = (question: string, tag: LanguageTag): boolean =>
  patternAlone(tutorRulesOf(tag).kinds?.phrases['asking-back'] ?? none).test(plainMove(question))
