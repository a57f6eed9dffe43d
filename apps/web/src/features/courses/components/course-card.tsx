import type { LanguageCode } from '@lingarden/languages/find-language'
import { Link } from 'react-router'
import { cardClass } from '@/components/ui/card-class'
import { buttonClass } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { WholeWords } from '@/components/ui/whole-words'
import { useTexts } from '@/i18n/texts'
import { coursePaths } from '@/lib/paths'
import { useCourseProgress } from '../use-course-progress'
import { CourseGarden } from './course-garden'
import { CourseProgress } from './course-progress'
import { NextLesson } from './next-lesson'
import { CourseTrouble } from './course-trouble'

/** A course at a glance: what it is, how its garden stands, and the lesson to go on with. */
export function CourseCard({ languageCode }: { languageCode: LanguageCode }) {
  const { common, courses } = useTexts('common', 'courses')
  const { course, standing, isError, retry } = useCourseProgress(languageCode)
  if (isError) return <CourseTrouble onRetry={retry} />
  if (!course || !standing) return <Spinner label={common.loading} />
  return (
    <article className={`${cardClass()} grid gap-8 p-6 lg:grid-cols-2 lg:items-center lg:p-8`}>
      <div className="grid content-start gap-4">
        <div className="grid gap-1">
          <p className="text-sm text-ink-soft">
            {common.labelled(courses.level)} {course.level}
          </p>
          <h2 className="text-xl">
            <WholeWords text={course.title} />
          </h2>
        </div>
        <p>{course.description}</p>
        <CourseProgress standing={standing} />
        <div className="flex flex-wrap items-center gap-3">
          <NextLesson courseId={course.courseId} standing={standing} />
          <Link to={coursePaths.course(course.courseId)} className={buttonClass('secondary')}>
            {courses.openCourse}
          </Link>
        </div>
      </div>
      <CourseGarden course={course} standing={standing} />
    </article>
  )
}
