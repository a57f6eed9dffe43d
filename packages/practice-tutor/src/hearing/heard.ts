import type { FoundMove } from './find-move.ts'
import type { HeardAnswer, TakenAnswer } from './hear-answer.ts'

/** What a message says, part by part. */
export interface Heard {
  /** What answers the question that was asked, in one of its wordings. */
  answer: HeardAnswer | undefined
  /** What answers it in other words. */
  taken?: TakenAnswer
  /** What leads the conversation, in the order in which it was said. */
  moves: FoundMove[]
  /** What the learner asks the tutor. */
  questions: string[]
  /** What else they tell. */
  statements: string[]
  /** What is left of the message, where its learner took a part of it back. */
  kept?: string
}

/** Whether somebody says that they did not understand. */
export const isLost = ({ moves }: Pick<Heard, 'moves'>): boolean =>
  moves.some(({ move }) => move === 'notUnderstood')
