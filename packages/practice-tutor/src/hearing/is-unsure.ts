import { tutorRulesOf } from '@lingarden/languages/loaded'
import { tokenize } from '../matching/tokens.ts'
import { answerUnsure } from './answer-meant.ts'
import { findMove } from './find-move.ts'
import { isForYesOrNo, onlyOf } from './bare-answer.ts'
import { answerTaken, type Place } from './hear-answer.ts'
import { kindsIn } from './kinds-in.ts'
import { plainMove } from './move-pattern.ts'
import { isQuestion } from './questions.ts'
import { clausesIn, mostClauses, sentencesIn } from './split-text.ts'
import { hasQuestionMark } from './question-mark.ts'

/** Words, or characters, that say no more than that somebody does not know yet. */
const longest = 6

/** Whether a clause says that somebody does not know, or not yet, and nothing else: “maybe”, “I have no idea”. */
export function isUnsure(clause: string, { language, lexicon }: Place): boolean {
  const { moves } = tutorRulesOf(language).hearing
  return (
    findMove(clause, moves)?.move === 'dontKnow' ||
    (!hasQuestionMark(clause) &&
      tokenize(clause, language).length <= longest &&
      kindsIn(clause, language, lexicon).has('maybe'))
  )
}

/**
 * Whether somebody who was asked for a yes or a no, or for a name or a place, leaves it open, where the question has no answer for
 * that: “it depends”.
 */
export const isUndecided = (part: string, place: Place): boolean =>
  (isForYesOrNo(place.node, place.language) ||
    (place.node.asks !== undefined && onlyOf('maybe', place.language).test(plainMove(part)))) &&
  isUnsure(part, place) &&
  !answerUnsure(part, place) &&
  !answerTaken(part, place)

/**
 * Whether a message does not know yet and asks something: its learner wants to hear about it first, and agrees to nothing with
 * that. Where the question has an answer for who does not know, that is theirs.
 */
export function isAskedFirst(text: string, place: Place): boolean {
  const { hearing } = tutorRulesOf(place.language)
  const parts = sentencesIn(text).flatMap((sentence) => clausesIn(sentence, hearing).slice(0, mostClauses))
  return (
    parts.some((part) => isQuestion(part, hearing)) &&
    parts.some((part) => isUnsure(part, place) && !answerUnsure(part, place) && !answerTaken(part, place))
  )
}
