import type { LanguageCode } from '@lingarden/languages/find-language'
import type { BankRow } from '@lingarden/domain/word-bank'
import { useMemo } from 'react'
import { useWords } from '@/lib/bank/get-words'
import { courseIdOf } from '@/lib/courses/course-ids'
import { useCourse } from '@/lib/courses/get-course'
import { useProgress } from '@/lib/courses/get-progress'
import { useOnline } from '@/lib/use-online'
import { usePlants } from '@/lib/review/use-plants'
import { courseStanding } from './course-progress'

const noWords: BankRow[] = []

/** A language's course and how the learner stands with it; both undefined until they are there. */
export function useCourseProgress(languageCode: LanguageCode) {
  const outline = useCourse(languageCode)
  const progress = useProgress(courseIdOf(languageCode))
  const words = useWords(languageCode)
  const plants = usePlants(languageCode)
  const isOnline = useOnline()
  const course = outline.data
  // Without a connection nobody can tell the words of a bank that is not kept here; the course opens all the same.
  const isOutOfReach = words.isPaused || (words.isError && !isOnline)
  const bank = words.data ?? (isOutOfReach ? noWords : undefined)
  const standing = useMemo(
    () => (course && progress.data && bank ? courseStanding(course, progress.data, bank, plants) : undefined),
    [course, progress.data, bank, plants],
  )
  return {
    course,
    standing,
    isError: outline.isError || progress.isError || (words.isError && !bank),
    retry: () => void Promise.all([outline.refetch(), progress.refetch(), words.refetch()]),
  }
}
