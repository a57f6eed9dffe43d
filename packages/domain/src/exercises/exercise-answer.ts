import { verdicts, type Judgement } from './judge-answer.ts'

/** How a learner has dealt with an exercise so far. */
export interface ExerciseAnswer {
  /** The last answer: the chosen option, the pieces in their order, or what stands in each gap. */
  given: readonly string[]
  isRight: boolean
  /** How each part was, where it was kept. */
  judgements?: readonly Judgement[] | undefined
  /** How often it was checked, from 1. */
  tries: number
  /** Whether the learner had the right answer shown. */
  isShown: boolean
}

/** Whether an exercise is over: answered right, or given up. */
export const isSettled = (answer: ExerciseAnswer | undefined): boolean =>
  answer !== undefined && (answer.isRight || answer.isShown)

/** Answered right at the first try. */
export const isMastered = (answer: ExerciseAnswer | undefined): boolean =>
  answer?.isRight === true && answer.tries === 1

/** Reads an answer that was kept; undefined where it is none. */
export function readExerciseAnswer(value: unknown): ExerciseAnswer | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { given, isRight, tries, isShown, judgements }: Partial<Record<string, unknown>> = { ...value }
  if (!Array.isArray(given) || !given.every((text) => typeof text === 'string')) return undefined
  if (typeof isRight !== 'boolean' || typeof isShown !== 'boolean') return undefined
  return Number.isInteger(tries) && Number(tries) > 0
    ? { given, isRight, tries: Number(tries), isShown, ...(isJudged(judgements) && { judgements }) }
    : undefined
}

const isJudged = (value: unknown): value is Judgement[] =>
  Array.isArray(value) &&
  value.every(
    (one: Partial<Judgement> | null) =>
      typeof one?.given === 'string' &&
      typeof one.answer === 'string' &&
      verdicts.some((verdict) => verdict === one.verdict),
  )
