import { useTexts } from '@/i18n/texts'
import type { LessonStanding } from './course-progress'

/** Says in a word how the learner stands with a lesson. */
export function useProgressLabel(): (standing: LessonStanding) => string {
  const courses = useTexts('courses')
  return ({ isCompleted, isPlayed, isBegun }) => {
    if (isCompleted) return courses.isCompleted
    if (isPlayed) return courses.isPlayed
    return isBegun ? courses.isBegun : courses.isNew
  }
}
