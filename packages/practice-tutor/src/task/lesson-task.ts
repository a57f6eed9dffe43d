import type { LanguageTag } from '@lingarden/languages/find-language'
import type { LessonTask } from '@lingarden/languages/lesson-task'
import { tasksOf } from '@lingarden/languages/loaded'

/** The task of a lesson; undefined where the language's course has no such lesson. */
export const findTask = (language: LanguageTag, lessonId: string): LessonTask | undefined =>
  tasksOf(language).find((task) => task.lessonId === lessonId)
