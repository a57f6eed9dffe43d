import { ArrowLeft } from '@/icons/icons.ts'
import { Link, useParams } from 'react-router'
import { buttonClass } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { EmptyState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { WholeWords } from '@/components/ui/whole-words'
import { usePageTitle } from '@/lib/page-title'
import { CourseProgress } from './components/course-progress'
import { NextLesson } from './components/next-lesson'
import { UnitBed } from './components/unit-bed'
import { languageOfCourse } from '@/lib/courses/course-ids'
import { pagePaths } from '@/lib/paths'
import { useCourseProgress } from './use-course-progress'
import { CourseTrouble } from './components/course-trouble'

/** /courses/{courseId}: the units as garden beds, the lessons as plants in them. */
export function CoursePage() {
  const courses = useTexts('courses')
  const languageCode = languageOfCourse(useParams()['courseId'] ?? '')
  const back = (
    <Link to={pagePaths.courses} className={buttonClass('ghost', 'sm')}>
      <ArrowLeft size={16} aria-hidden />
      {courses.toCourses}
    </Link>
  )
  return (
    // The next lesson stands over the end of a phone’s page.
    <div className="grid gap-5 max-md:pb-16 short:pb-0">
      <div>{back}</div>
      {languageCode ? (
        <CoursePath key={languageCode} languageCode={languageCode} />
      ) : (
        <EmptyState title={courses.title} description={courses.noCourse} />
      )}
    </div>
  )
}

function CoursePath({ languageCode }: { languageCode: LanguageCode }) {
  const { common, courses } = useTexts('common', 'courses')
  const { course, standing, isError, retry } = useCourseProgress(languageCode)
  usePageTitle(course?.title ?? courses.title)
  if (isError) return <CourseTrouble onRetry={retry} />
  if (!course || !standing) return <Spinner label={common.loading} />
  return (
    <>
      <div className="grid max-w-[70ch] gap-3">
        <h1 className="text-2xl">
          <WholeWords text={course.title} />
        </h1>
        <p>{course.description}</p>
        <CourseProgress standing={standing} />
        <p className="text-sm text-ink-soft">{courses.whatCompletedMeans}</p>
        <div>
          <NextLesson courseId={course.courseId} standing={standing} />
        </div>
      </div>
      <ol className="grid gap-4 md:grid-cols-2">
        {course.units.map((unit, index) => (
          <li key={unit.unitId}>
            <UnitBed courseId={course.courseId} unit={unit} number={index + 1} standing={standing} />
          </li>
        ))}
      </ol>
    </>
  )
}
