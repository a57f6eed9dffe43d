import type { LanguageCode } from '@lingarden/domain/languages'
import { useMemo } from 'react'
import { useWords } from '@/lib/bank/get-words'
import { courseIdOf } from '@/lib/courses/course-ids'
import { useCourse } from '@/lib/courses/get-course'
import { useProgress } from '@/lib/courses/get-progress'
import { courseStanding } from './course-progress'

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
