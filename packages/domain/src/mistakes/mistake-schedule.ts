import { createEmptyCard, fsrs, Rating } from 'ts-fsrs'
import { desiredRetention } from '../review/word-card.ts'

/** An answer to a mistake, given in a review or by using it right in the tutor. */
export interface MistakeAnswer {
  /** Chosen by the device that was answered on, so that sending it twice counts once. */
  id: string
  /** Milliseconds since the epoch. */
  at: number
  /** The learner's local day, such as 2026-11-22. */
  day: string
  isRight: boolean
}

/** Days on which a mistake must have been right to be outgrown. */
export const daysToGrow = 2

/** FSRS-6 with its default parameters, counting in days: a mistake that was answered waits for another day. */
const scheduler = fsrs({
  request_retention: desiredRetention,
  enable_fuzz: false,
  enable_short_term: false,
})

/** Each day's first answer, the oldest first: only it says what was still known. */
function answersByDay(answers: readonly MistakeAnswer[]): MistakeAnswer[] {
  const days = new Map<string, MistakeAnswer>()
  for (const answer of answers.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)))
    if (!days.has(answer.day)) days.set(answer.day, answer)
  return [...days.values()]
}

/**
 * When a mistake is to be asked again, in milliseconds since the epoch; 0 for one that was never answered.
 * @param answers since it was made last, in any order
 */
export function mistakeDue(answers: readonly MistakeAnswer[]): number {
  const [first, ...later] = answersByDay(answers)
  if (!first) return 0
  const gradeOf = ({ isRight }: MistakeAnswer) => (isRight ? Rating.Good : Rating.Again)
  const begun = scheduler.next(createEmptyCard(first.at), first.at, gradeOf(first)).card
  const card = later.reduce((known, answer) => scheduler.next(known, answer.at, gradeOf(answer)).card, begun)
  return card.due.getTime()
}

/** On how many days a mistake was right, each day's first answer counting. */
export const daysRight = (answers: readonly MistakeAnswer[]): number =>
  answersByDay(answers).filter(({ isRight }) => isRight).length

/** Whether a mistake was right on enough days. */
export const isOutgrown = (answers: readonly MistakeAnswer[]): boolean => daysRight(answers) >= daysToGrow

/** The answers of a stored list; what is none is left out. */
export function readAnswers(list: unknown): MistakeAnswer[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((value: unknown) => {
    if (typeof value !== 'object' || value === null) return []
    const { id, at, day, is_right: isRight }: Partial<Record<string, unknown>> = { ...value }
    const isAnswer =
      typeof id === 'string' &&
      typeof at === 'number' &&
      typeof day === 'string' &&
      typeof isRight === 'boolean'
    return isAnswer ? [{ id, at, day, isRight }] : []
  })
}
