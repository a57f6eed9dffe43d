import { findLesson } from '@lingarden/domain/courses/outline'
import type { LanguageCode } from '@lingarden/domain/languages'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '@/lib/session/session-provider'
import { courseIdOf } from './course-ids'
import { courseQuery } from './get-course'
import { progressQuery } from './get-progress'
import { coursePaths } from './paths'

/**
 * The lesson of a language that was left in the middle, the one touched last; undefined where there is none.
 * Whether any was ever begun is told, too; where nobody can tell, none was.
 */
export function useOpenLesson(languageCode: LanguageCode | undefined) {
  const courseId = languageCode && courseIdOf(languageCode)
  const progress = useQuery({
    ...progressQuery(useUser().id, courseId ?? ''),
    enabled: courseId !== undefined,
  })
  const left = progress.data?.filter(({ played_at }) => played_at === null) ?? []
  // The course is fetched only for who has begun a lesson.
  const course = useQuery({
    ...courseQuery(languageCode ?? 'es-ES'),
    enabled: languageCode !== undefined && left.length > 0,
  }).data
  const place = left.map(({ lesson_id }) => course && findLesson(course, lesson_id)).find(Boolean)
  return {
    isPending: progress.isLoading || (left.length > 0 && course === undefined),
    hasBegun: (progress.data?.length ?? 0) > 0,
    lesson: course &&
      place && {
        title: place.lesson.title,
        path: coursePaths.lesson(course.courseId, place.unit.unitId, place.lesson.lessonId),
      },
  }
}
