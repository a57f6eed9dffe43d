import { Link } from 'react-router'
import { buttonClass } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { useKeepCourseFile } from '@/lib/courses/keep-course-file'
import { coursePaths } from '@/lib/paths'
import type { CourseStanding } from '../course-progress'

/** The one thing to do next in a course. */
export function NextLesson({ courseId, standing: { next } }: { courseId: string; standing: CourseStanding }) {
  const courses = useTexts('courses')
  useKeepCourseFile(next?.lesson.url)
  if (!next) return <p>{courses.allPlayed}</p>
  const { lesson, unitId, isBegun } = next
  return (
    <Link to={coursePaths.lesson(courseId, unitId, lesson.lessonId)} className={buttonClass()}>
      {isBegun ? courses.goOn(lesson.title) : courses.begin(lesson.title)}
    </Link>
  )
}
