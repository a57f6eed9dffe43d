import type { CourseOutline, LessonOutline } from '@lingarden/domain/courses/outline'
import { Link } from 'react-router'
import { ErrorState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { useCachedLessons } from '@/lib/courses/use-cached-lessons'
import { coursePaths } from '@/lib/paths'

interface LessonAwayProps {
  course: CourseOutline
  lesson: LessonOutline
  onRetry: () => void
}

/** What stands for a lesson that was not kept while there is no connection: why, and the lessons that open all the same. */
export function LessonAway({ course, lesson: missing, onRetry }: LessonAwayProps) {
  const courses = useTexts('courses')
  const kept = useCachedLessons(course)
  return (
    <div className="mx-auto grid max-w-md gap-2">
      <h1 className="text-center text-xl md:text-2xl">{missing.title}</h1>
      <ErrorState message={courses.lessonAway} onRetry={onRetry} />
      {kept && kept.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-lg">{courses.lessonsHere}</h2>
          <ul className="grid gap-2">
            {kept.map(({ unit, lesson }) => (
              <li key={lesson.lessonId}>
                <Link
                  to={coursePaths.lesson(course.courseId, unit.unitId, lesson.lessonId)}
                  className="block rounded-sm border border-control-line bg-card px-4 py-3 hover:bg-sunken"
                >
                  {lesson.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
