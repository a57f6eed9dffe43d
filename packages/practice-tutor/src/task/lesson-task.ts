import type { TaskMove } from '@lingarden/domain/courses/task-move'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { tasks } from '../generated/tasks.ts'

/** The speaking task of a lesson, as the built-in tutor plays it. */
export interface LessonTask {
  lessonId: string
  unitId: string
  moves: TaskMove[]
  /** The key terms with all their forms, and what else is to be used: who says one talks of the lesson. */
  terms: string[]
  /** All other words of the lesson's sentences, in Mandarin its characters. */
  words: string
}

/** The task of a lesson; undefined where the language's course has no such lesson. */
export const findTask = (language: LanguageTag, lessonId: string): LessonTask | undefined =>
  tasks[language].find((task) => task.lessonId === lessonId)
