import type { LanguageTag } from '../languages.ts'
import { fillCloze, gapsOf } from './cloze-text.ts'
import type { ClozeExercise, Exercise, OrderExercise } from './exercise.ts'
import { judgeAnswer, type Judgement } from './judge-answer.ts'
import { isSameAnswer } from './normalize-answer.ts'

export interface ExerciseResult {
  isRight: boolean
  /** One for each gap of a cloze, one for any other exercise. */
  judgements: Judgement[]
}

/**
 * Checks an answer.
 * @param given the chosen option, the pieces in the learner's order, or what stands in each gap
 */
export function checkExercise(
  exercise: Exercise,
  given: readonly string[],
  language: LanguageTag,
): ExerciseResult {
  const judgements = judge(exercise, given, language)
  return { isRight: judgements.every(({ verdict }) => verdict !== 'wrong'), judgements }
}

function judge(exercise: Exercise, given: readonly string[], language: LanguageTag): Judgement[] {
  switch (exercise.kind) {
    case 'choice':
      return [whole(given[0] ?? '', exercise.answer, given[0] === exercise.answer)]
    case 'order':
      return [judgeOrder(exercise, joinPieces(given, language), language)]
    case 'cloze':
      return judgeCloze(exercise, given, language)
    default:
      return exercise satisfies never
  }
}

const whole = (given: string, answer: string, isRight: boolean): Judgement => ({
  given,
  answer,
  verdict: isRight ? 'right' : 'wrong',
})

function judgeOrder({ pieces, accept = [] }: OrderExercise, given: string, language: LanguageTag): Judgement {
  const orders = [joinPieces(pieces, language), ...accept]
  const answer = orders.find((order) => isSameAnswer(order, given, language))
  return whole(given, answer ?? orders[0] ?? '', answer !== undefined)
}

/** From a bank nobody mistypes: another word of it is another answer. */
function judgeCloze({ text, bank, refuse }: ClozeExercise, given: readonly string[], language: LanguageTag) {
  return gapsOf(text).map(({ answers }, place) => {
    const filling = given[place] ?? ''
    const refused = [...(refuse ?? []), ...(bank ?? []).filter((word) => !answers.includes(word))]
    return judgeAnswer(filling, { accepted: answers, language, refused })
  })
}

/** Pieces as one sentence: Mandarin has no spaces, and nothing stands after an elided word. */
export function joinPieces(pieces: readonly string[], language: LanguageTag): string {
  return language === 'zh' ? pieces.join('') : pieces.join(' ').replace(/(['’]) /gu, '$1')
}

/** What is right, as a learner reads it afterwards. */
export function solutionOf(exercise: Exercise, language: LanguageTag): string {
  switch (exercise.kind) {
    case 'choice':
      return exercise.answer
    case 'order':
      return joinPieces(exercise.pieces, language)
    case 'cloze':
      return fillCloze(exercise.text)
    default:
      return exercise satisfies never
  }
}

/** What an exercise makes one read and use of the language learned: its words were practised by answering it. */
export function practisedText(exercise: Exercise, language: LanguageTag): string {
  if (exercise.kind !== 'choice') return solutionOf(exercise, language)
  const { text = '', answer, optionsIn } = exercise
  if (optionsIn === 'english') return text
  return text.includes('…') ? text.replace('…', () => answer) : `${text} ${answer}`.trim()
}
