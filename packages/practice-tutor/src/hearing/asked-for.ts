import { tutorRulesOf } from '@lingarden/languages/loaded'
import { findMove } from './find-move.ts'
import { answerTaken, type Place } from './hear-answer.ts'
import { kindsIn } from './kinds-in.ts'
import { answersTo } from './answers-to.ts'
import { isQuestion } from './questions.ts'
import { clausesIn } from './split-text.ts'

const kindsOf = (part: string, { language, lexicon }: Place) => kindsIn(part, language, lexicon)

/** Whether it asks for a word: “it is called what?”. */
export const asksWord = (part: string, place: Place): boolean => kindsOf(part, place).has('asks-word')

/** “Could we sit outside?” wants what it asks for. */
export const isProposal = (part: string, place: Place): boolean =>
  kindsOf(part, place).has('proposal') && !asksWord(part, place)

/** Whether the scene expects to be asked this (“which platform?”). */
export function isAskedFor(part: string, place: Place): boolean {
  const { hearing } = tutorRulesOf(place.language)
  const clauses = clausesIn(answerTaken(part, place)?.better ?? '', hearing)
  // With “and you?” whoever answers asks back.
  const own = clauses.filter((clause) => findMove(clause, hearing.moves)?.move !== 'back')
  return own.some((clause) => isQuestion(clause, hearing))
}

/** Whether the scene expects a question in answer. */
export function mayAsk(part: string, place: Place): boolean {
  const { hearing } = tutorRulesOf(place.language)
  return place.node.models.some((model) => isQuestion(model, hearing)) || isAskedFor(part, place)
}

/** Whether nobody but the tutor could be asked this, where the scene expects no question (“do you like tea?”, “what juices are there?”). */
export const asksTutor = (part: string, place: Place): boolean =>
  !mayAsk(part, place) && (kindsOf(part, place).has('you') || asksWord(part, place))

/** Whether a question wants something that is an answer, or that the scene does not answer as a question. */
export function isWanted(part: string, place: Place): boolean {
  const isAnswer = () => mayAsk(part, place) || answerTaken(part, place) !== undefined
  return isProposal(part, place) && (isAnswer() || !answersTo(part, place.scene, place))
}
