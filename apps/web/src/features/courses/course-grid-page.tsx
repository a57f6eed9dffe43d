import { findLanguage, type LanguageCode } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { EmptyState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { hasCourse } from '@/lib/courses/course-ids'
import { useCourse } from '@/lib/courses/get-course'
import { usePageTitle } from '@/lib/page-title'
import { useProfile } from '@/lib/profile/get-profile'
import { CourseCard } from './components/course-card'
import { CourseTrouble } from './components/course-trouble'

/** /courses: the courses of the language that is learned now, by level. */
export function CourseGridPage() {
  const { common, courses } = useTexts('common', 'courses')
  usePageTitle(courses.title)
  const profile = useProfile()
  const languageCode = findLanguage(profile.data?.current_language_code)?.languageCode
  return (
    <div className="grid gap-5">
      <h1 className="text-xl md:text-2xl">{courses.title}</h1>
      {courses.writtenIn !== '' && <p className="text-ink-soft">{courses.writtenIn}</p>}
      {!profile.data && <Spinner label={common.loading} />}
      {profile.data && !languageCode && (
        <EmptyState title={courses.noLanguage} description={courses.noCourse} />
      )}
      {languageCode && !hasCourse(languageCode) && (
        <EmptyState title={courses.title} description={courses.noCourse} />
      )}
      {languageCode && hasCourse(languageCode) && (
        <CourseGrid key={languageCode} languageCode={languageCode} />
      )}
    </div>
  )
}

/** The levels that there are courses for, and the courses of the one that is chosen. */
function CourseGrid({ languageCode }: { languageCode: LanguageCode }) {
  const { common, courses } = useTexts('common', 'courses')
  const { data: course, isError, refetch } = useCourse(languageCode)
  const [chosen, setChosen] = useState<string>()
  if (isError) return <CourseTrouble onRetry={() => void refetch()} />
  if (!course) return <Spinner label={common.loading} />
  const found = [course]
  const levels = [...new Set(found.map(({ level }) => level))]
  const shown = levels.find((level) => level === chosen) ?? levels[0]
  return (
    <>
      {/* Where there is one level, there is nothing to choose; the course says which it is. */}
      {levels.length > 1 && (
        <div role="group" aria-label={courses.level} className="flex flex-wrap items-center gap-2">
          <span aria-hidden className="text-sm text-ink-soft">
            {courses.level}
          </span>
          {levels.map((level) => (
            <Button
              key={level}
              size="sm"
              variant={level === shown ? 'primary' : 'secondary'}
              aria-pressed={level === shown}
              onClick={() => setChosen(level)}
            >
              {level}
            </Button>
          ))}
        </div>
      )}
      <ul className="grid gap-4">
        {found
          .filter(({ level }) => level === shown)
          .map(({ courseId }) => (
            <li key={courseId}>
              <CourseCard languageCode={languageCode} />
            </li>
          ))}
      </ul>
    </>
  )
}
