import { Link } from 'react-router'
import { buttonClass } from '@/components/ui/button'
import { FootLink } from '@/components/ui/foot-link'
import { useTexts } from '@/i18n/texts'
import { ChevronRight } from '@/icons/icons.ts'
import { useKeepCourseFile } from '@/lib/courses/keep-course-file'
import { coursePaths } from '@/lib/paths'
import { useIsMobile } from '@/lib/use-is-mobile'
import type { CourseStanding } from '../course-progress'

/** The one thing to do next in a course; at the foot of a phone. */
export function NextLesson({ courseId, standing: { next } }: { courseId: string; standing: CourseStanding }) {
  const courses = useTexts('courses')
  const isPhone = useIsMobile()
  useKeepCourseFile(next?.lesson.url)
  if (!next) return <p>{courses.allPlayed}</p>
  const { lesson, unitId, isBegun } = next
  const to = coursePaths.lesson(courseId, unitId, lesson.lessonId)
  const label = isBegun ? courses.goOn(lesson.title) : courses.begin(lesson.title)
  return isPhone ? (
    <FootLink to={to} label={label} ground="paper">
      <ChevronRight size={18} aria-hidden />
    </FootLink>
  ) : (
    <Link to={to} className={buttonClass()}>
      {label}
    </Link>
  )
}
