import type { TalkExercise } from '@lingarden/domain/exercises/drill'
import { readExerciseAnswer, type ExerciseAnswer } from '@lingarden/domain/exercises/exercise-answer'
import { readExercise } from '@lingarden/domain/exercises/read-exercise'

/** An activity of the conversation (requirement 3.22), with how far the learner has come in it. */
export interface ActivityData {
  id: string
  type: string
  title: string
  exercises: readonly TalkExercise[]
  /** One for each exercise; null where it is not answered yet. */
  answers: readonly (ExerciseAnswer | null)[]
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Reads an activity that was kept; without id, type and title it is none (requirement 5.6c). */
export function readActivityData(value: unknown): ActivityData | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const fields: Partial<Record<string, unknown>> = { ...value }
  const { id, type, title, exercises, answers } = fields
  if (!isText(id) || !isText(type) || !isText(title)) return undefined
  const kept = Array.isArray(answers) ? answers : []
  const read = (Array.isArray(exercises) ? exercises : []).flatMap((item: unknown, place) => {
    const exercise = readExercise(item)
    return exercise ? [{ exercise, answer: readExerciseAnswer(kept[place]) ?? null }] : []
  })
  return {
    id,
    type,
    title,
    exercises: read.map(({ exercise }) => exercise),
    answers: read.map(({ answer }) => answer),
  }
}

/** The activity with an exercise answered. */
export const withAnswer = (activity: ActivityData, place: number, answer: ExerciseAnswer): ActivityData => ({
  ...activity,
  answers: activity.answers.map((given, other) => (other === place ? answer : given)),
})

/** Mixes the pieces of an activity the same way whenever it is opened. */
export const seedOf = ({ id }: Pick<ActivityData, 'id'>): number =>
  Array.from(id).reduce((seed, letter) => (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7)
