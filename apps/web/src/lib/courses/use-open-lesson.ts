import { lessonToGoOn } from '@lingarden/domain/courses/lesson-to-go-on'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '@/lib/session/session-provider'
import { courseIdOf } from './course-ids'
import { courseQuery } from './get-course'
import { progressQuery } from './get-progress'
import { coursePaths } from '@/lib/paths'

/**
 * The lesson of a language to go on with: the one left in the middle, else the next one; undefined where there is none.
 * Whether any was ever begun is told, too; where nobody can tell, none was.
 */
export function useOpenLesson(languageCode: LanguageCode | undefined) {
  const courseId = languageCode && courseIdOf(languageCode)
  const progress = useQuery({
    ...progressQuery(useUser().id, courseId ?? ''),
    enabled: courseId !== undefined,
  })
  const hasBegun = (progress.data?.length ?? 0) > 0
  // The course is fetched only for who has begun a lesson.
  const { data: course, isLoading } = useQuery(courseQuery(hasBegun ? languageCode : undefined))
  const found = course && lessonToGoOn(course, progress.data ?? [])
  return {
    isPending: progress.isLoading || isLoading,
    hasBegun,
    lesson: found && {
      title: found.lesson.title,
      path: coursePaths.lesson(course.courseId, found.unit.unitId, found.lesson.lessonId),
      isOpen: found.isOpen,
      url: found.lesson.url,
    },
  }
}
