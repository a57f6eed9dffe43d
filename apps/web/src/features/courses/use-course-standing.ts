import { findLanguage, supportedLanguages, type LanguageCode } from '@lingarden/domain/languages'
import { useMemo } from 'react'
import { useWords } from '@/lib/bank/get-words'
import { useCourse } from '@/lib/courses/get-course'
import { useProgress } from './api/get-progress'
import { courseStanding } from './course-progress'

/** The language of a course by its id, such as `es-a1`; undefined where there is no such course. */
export const languageOfCourse = (courseId: string): LanguageCode | undefined =>
  supportedLanguages.find(({ tag }) => courseId === `${tag}-a1`)?.languageCode

/** The id of the course of a language. */
const courseIdOf = (languageCode: LanguageCode): string => `${findLanguage(languageCode)?.tag}-a1`

/** A language's course and how the learner stands with it; both undefined until they are there. */
export function useCourseStanding(languageCode: LanguageCode) {
  const outline = useCourse(languageCode)
  const progress = useProgress(courseIdOf(languageCode))
  const words = useWords(languageCode)
  const course = outline.data
  const standing = useMemo(
    () =>
      course && progress.data && words.data ? courseStanding(course, progress.data, words.data) : undefined,
    [course, progress.data, words.data],
  )
  return {
    course,
    standing,
    isError: outline.isError || progress.isError || words.isError,
    retry: () => void Promise.all([outline.refetch(), progress.refetch(), words.refetch()]),
  }
}
