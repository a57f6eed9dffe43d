/** The steps of a lesson, in their order. */
export const lessonSteps = ['warm-up', 'terms', 'dialogue', 'grammar', 'exercises', 'summary'] as const
export type LessonStep = (typeof lessonSteps)[number]

/** A run through exercises: what is answered wrong comes back at the end once, and is then over, right or not. */
export interface ExerciseRun {
  /** Places of the exercises still to do, the present one first. */
  queue: readonly number[]
  /** Places of those that were wrong at the first try. */
  missed: readonly number[]
}

/** Where a learner is in a lesson; kept, so that any device goes on from there. */
export interface LessonPosition {
  step: LessonStep
  /** Which page of the step is shown, from 0; of the exercises and the talk their run says it. */
  page: number
  /** The learner's own lines of the dialogue: a line that was shown rather than said comes back once. */
  talk: ExerciseRun
  run: ExerciseRun
}

/** How much there is of what a lesson asks. */
export interface LessonSize {
  exercises: number
  /** Lines of the dialogue that the learner says. */
  turns: number
}

export const beginRun = (exercises: number): ExerciseRun => ({
  queue: Array.from({ length: exercises }, (_, place) => place),
  missed: [],
})

export const beginLesson = ({ exercises, turns }: LessonSize): LessonPosition => ({
  step: 'warm-up',
  page: 0,
  talk: beginRun(turns),
  run: beginRun(exercises),
})

/** Whether the present exercise has been tried before, so that it does not come back once more. */
export const isSecondTry = ({ queue, missed }: ExerciseRun): boolean =>
  queue[0] !== undefined && missed.includes(queue[0])

/** Answers the present exercise: right, it is done; wrong at the first try, it goes to the end of the queue. */
export function answerInRun({ queue, missed }: ExerciseRun, isRight: boolean): ExerciseRun {
  const [present, ...others] = queue
  if (present === undefined) return { queue, missed }
  if (isRight || missed.includes(present)) return { queue: others, missed }
  return { queue: [...others, present], missed: [...missed, present] }
}

/** The step after or before a step; the same at the ends. */
export function stepBeside(step: LessonStep, by: 1 | -1): LessonStep {
  return lessonSteps[lessonSteps.indexOf(step) + by] ?? step
}

/**
 * Reads a position as it was kept, perhaps by a newer or older build.
 * @param size how much the lesson asks now
 * @returns the beginning of the lesson where the value says nothing that fits
 */
export function readPosition(value: unknown, size: LessonSize): LessonPosition {
  const fresh = beginLesson(size)
  if (!isRecord(value)) return fresh
  const { page } = value
  return {
    step: lessonSteps.find((candidate) => candidate === value['step']) ?? fresh.step,
    page: typeof page === 'number' && Number.isInteger(page) && page >= 0 ? page : 0,
    talk: readRun(value['talk'], size.turns) ?? fresh.talk,
    run: readRun(value['run'], size.exercises) ?? fresh.run,
  }
}

function readRun(value: unknown, exercises: number): ExerciseRun | undefined {
  if (!isRecord(value)) return undefined
  const { queue, missed } = value
  return isPlaces(queue, exercises) && isPlaces(missed, exercises) ? { queue, missed } : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isPlaces = (value: unknown, exercises: number): value is number[] =>
  Array.isArray(value) &&
  new Set(value).size === value.length &&
  value.every((place) => Number.isInteger(place) && place >= 0 && place < exercises)
