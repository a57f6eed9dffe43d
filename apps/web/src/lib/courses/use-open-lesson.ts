import { lessonToGoOn } from '@lingarden/domain/courses/lesson-to-go-on'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '@/lib/session/session-provider'
import { courseIdOf } from './course-ids'
import { useCourse } from './get-course'
import { progressQuery } from './get-progress'
import { coursePaths } from '@/lib/paths'

/**
 * The lesson of a language to go on with: the one left in the middle, else the next one, and for who has begun none the
 * first; undefined where there is none, and where nobody can tell.
 */
export function useOpenLesson(languageCode: LanguageCode | undefined) {
  const courseId = languageCode && courseIdOf(languageCode)
  const progress = useQuery({
    ...progressQuery(useUser().id, courseId ?? ''),
    enabled: courseId !== undefined,
  })
  const { data: course, isLoading } = useCourse(languageCode)
  const begun = progress.data ?? []
  const [unit] = course?.units ?? []
  const [lesson] = unit?.lessons ?? []
  const first = unit && lesson && begun.length === 0 ? { unit, lesson, isOpen: false } : undefined
  const found = course && (lessonToGoOn(course, begun) ?? first)
  return {
    isPending: progress.isLoading || isLoading,
    course,
    lesson: found && {
      title: found.lesson.title,
      unit: found.unit.title,
      unitId: found.unit.unitId,
      terms: found.lesson.terms.length,
      path: coursePaths.lesson(course.courseId, found.unit.unitId, found.lesson.lessonId),
      isOpen: found.isOpen,
      isFirst: found === first,
      url: found.lesson.url,
    },
  }
}
