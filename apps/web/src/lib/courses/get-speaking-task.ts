import { findLesson } from '@lingarden/domain/courses/outline'
import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { LanguageCode } from '@lingarden/languages/find-language'
import type { QueryClient } from '@tanstack/react-query'
import { currentInterfaceLanguage } from '@/i18n/shown-language'
import { languageOfCourse } from './course-ids'
import { courseQuery, lessonQuery } from './get-course'

/** What a lesson asks the learner to do in a conversation. */
export interface SpeakingTask {
  languageCode: LanguageCode
  courseId: string
  unitId: string
  lessonId: string
  title: string
  goal: string
  /** The language that the goal is written in. */
  goalIn: HelpLanguage
  /** Words and phrases to use. */
  words: string[]
}

/**
 * The speaking task of a lesson; undefined where there is no such lesson.
 * @param name the ids of course and lesson, `es-a1/hello-and-goodbye`
 * @throws Error where the lesson cannot be loaded
 */
export async function getSpeakingTask(
  queryClient: QueryClient,
  name: string,
): Promise<SpeakingTask | undefined> {
  const [courseId = '', lessonId = ''] = name.split('/')
  const languageCode = languageOfCourse(courseId)
  if (!languageCode) return undefined
  const course = await queryClient.fetchQuery(courseQuery(languageCode, currentInterfaceLanguage()))
  const place = findLesson(course, lessonId)
  if (!place) return undefined
  const { speaking, reader = 'en' } = await queryClient.fetchQuery(lessonQuery(place.lesson.url))
  return {
    languageCode,
    courseId,
    unitId: place.unit.unitId,
    lessonId,
    title: place.lesson.title,
    ...speaking,
    goalIn: reader,
  }
}
