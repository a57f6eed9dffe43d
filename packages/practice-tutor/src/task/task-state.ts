import type { LanguageTag } from '@lingarden/languages/find-language'
import type { LessonTask } from '@lingarden/languages/lesson-task'
import { findTask } from './lesson-task.ts'

/** Where the conversation about a task stands. */
export interface TaskState {
  /** Id of the lesson. */
  task: string
  /** Places of the moves that are behind the learner, and of those the ones that were answered. */
  done: number[]
  taken: number[]
  /** Answers in a row that did not answer the move that is asked for. */
  misses: number
}

export const openingTaskState = ({ lessonId }: LessonTask): TaskState => ({
  task: lessonId,
  done: [],
  taken: [],
  misses: 0,
})

/** Place of the move that is to be asked for; undefined where all are done. */
export function openMove({ moves }: LessonTask, { done }: TaskState): number | undefined {
  const place = moves.findIndex((_, index) => !done.includes(index))
  return place === -1 ? undefined : place
}

/** Reads a state that came back through the browser; undefined where it is none of a task. */
export function parseTaskState(
  text: string | undefined,
  language: LanguageTag,
): { task: LessonTask; state: TaskState } | undefined {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null) return undefined
  const { task: lessonId, done, taken, misses } = value as Record<string, unknown>
  const task = typeof lessonId === 'string' ? findTask(language, lessonId) : undefined
  if (!task || !isPlaces(done, task) || !isPlaces(taken, task) || !isCount(misses)) return undefined
  const state = { task: task.lessonId, done, taken, misses }
  return openMove(task, state) === undefined ? undefined : { task, state }
}

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1e6

const isPlaces = (value: unknown, { moves }: LessonTask): value is number[] =>
  Array.isArray(value) &&
  value.length <= moves.length &&
  value.every((place) => isCount(place) && place < moves.length)

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
