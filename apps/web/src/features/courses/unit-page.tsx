import { pictureOfUnit } from '@lingarden/domain/pictures/picture-of'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { ArrowLeft } from '@/icons/icons.ts'
import { Link, useParams } from 'react-router'
import { Picture } from '@/components/pictures/picture'
import { buttonClass } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { EmptyState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { usePageTitle } from '@/lib/page-title'
import { PracticeLinks } from './components/practice-links'
import { LessonRow } from './components/lesson-row'
import { languageOfCourse } from '@/lib/courses/course-ids'
import { coursePaths } from '@/lib/paths'
import { useCourseProgress } from './use-course-progress'
import { CourseTrouble } from './components/course-trouble'

/** /courses/{courseId}/units/{unitId}: the lessons of a unit, what each is for and how far it has grown. */
export function UnitPage() {
  const courses = useTexts('courses')
  const { courseId = '', unitId = '' } = useParams()
  const languageCode = languageOfCourse(courseId)
  return (
    <div className="grid gap-5">
      <div>
        <Link to={coursePaths.course(courseId)} className={buttonClass('ghost', 'sm')}>
          <ArrowLeft size={16} aria-hidden />
          {courses.toCourse}
        </Link>
      </div>
      {languageCode ? (
        <UnitLessons key={unitId} languageCode={languageCode} unitId={unitId} />
      ) : (
        <EmptyState title={courses.title} description={courses.noCourse} />
      )}
    </div>
  )
}

function UnitLessons({ languageCode, unitId }: { languageCode: LanguageCode; unitId: string }) {
  const { common, courses, pictures } = useTexts('common', 'courses', 'pictures')
  const { course, standing, isError, retry } = useCourseProgress(languageCode)
  const index = course?.units.findIndex((candidate) => candidate.unitId === unitId) ?? -1
  const unit = course?.units[index]
  usePageTitle(unit?.title ?? courses.title)
  if (isError) return <CourseTrouble onRetry={retry} />
  if (!course || !standing) return <Spinner label={common.loading} />
  if (!unit) return <EmptyState title={courses.title} description={courses.noUnit} />
  const picture = pictureOfUnit(unitId)
  return (
    <>
      <div className="flex flex-wrap-reverse items-end justify-between gap-x-8 gap-y-4">
        <div className="grid min-w-0 max-w-[70ch] gap-2">
          <p className="text-sm text-ink-soft">{courses.unit(index + 1)}</p>
          <h1 className="text-2xl">{unit.title}</h1>
          <p>{unit.description}</p>
          <PracticeLinks courseId={course.courseId} unitId={unitId} />
        </div>
        <Picture
          name={picture}
          label={pictures[picture]}
          className="aspect-[4/3] w-full shrink-0 rounded-lg sm:w-56 max-sm:aspect-[3/1] max-sm:[&>svg]:w-40"
        />
      </div>
      <ol className="grid gap-3">
        {unit.lessons.map(({ lessonId }, place) => {
          const lesson = standing.lessons.get(lessonId)
          return (
            lesson && (
              <li key={lessonId}>
                <LessonRow
                  standing={lesson}
                  number={place + 1}
                  to={coursePaths.lesson(course.courseId, unitId, lessonId)}
                  languageCode={languageCode}
                />
              </li>
            )
          )
        })}
      </ol>
    </>
  )
}
