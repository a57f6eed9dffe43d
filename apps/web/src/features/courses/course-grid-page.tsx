import {
  findLanguage,
  languageByCode,
  supportedLanguages,
  type LanguageCode,
} from '@lingarden/languages/find-language'
import { Link } from 'react-router'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { EmptyState } from '@/components/ui/states'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { languageTitle } from '@/i18n/language-title'
import { useTexts } from '@/i18n/texts'
import { hasCourse } from '@/lib/courses/course-ids'
import { useCourse } from '@/lib/courses/get-course'
import { soundsArticle } from '@/lib/help/contents'
import { useChangeLanguage } from '@/lib/language/use-change-language'
import { usePageTitle } from '@/lib/page-title'
import { helpPaths } from '@/lib/paths'
import { useProfile } from '@/lib/profile/get-profile'
import { CourseCard } from './components/course-card'
import { CourseTrouble } from './components/course-trouble'

/** /courses: the courses of the language that is learned now, and a way to those of the others. */
export function CourseGridPage() {
  const { common, courses } = useTexts('common', 'courses')
  usePageTitle(courses.title)
  const profile = useProfile()
  const languageCode = findLanguage(profile.data?.current_language_code)?.languageCode
  return (
    // The next lesson stands over the end of a phone’s page.
    <div className="grid gap-5 max-md:pb-16 short:pb-0">
      <h1 className="text-xl md:text-2xl">{courses.title}</h1>
      {!profile.data && <Spinner label={common.loading} />}
      {profile.data && !languageCode && (
        <EmptyState title={courses.noLanguage} description={courses.noCourse} />
      )}
      {languageCode && <CourseSelector chosen={languageCode} />}
      {languageCode && !hasCourse(languageCode) && (
        <EmptyState title={courses.title} description={courses.noCourse} />
      )}
      {languageCode && hasCourse(languageCode) && (
        <CourseGrid key={languageCode} languageCode={languageCode} />
      )}
    </div>
  )
}

/** The courses that there are, by the language that they teach: to choose one is to learn its language. */
function CourseSelector({ chosen }: { chosen: LanguageCode }) {
  const courses = useTexts('courses')
  const changeLanguage = useChangeLanguage()
  return (
    <div role="group" aria-label={courses.whichCourse} className="flex flex-wrap items-center gap-2">
      {supportedLanguages
        .filter(({ languageCode }) => hasCourse(languageCode))
        .map((language) => (
          <Button
            key={language.tag}
            size="sm"
            variant={language.languageCode === chosen ? 'primary' : 'secondary'}
            aria-pressed={language.languageCode === chosen}
            onClick={() => void changeLanguage(language.languageCode)}
          >
            {languageTitle(language)}
          </Button>
        ))}
    </div>
  )
}

/** The courses of a language. */
function CourseGrid({ languageCode }: { languageCode: LanguageCode }) {
  const { common, courses } = useTexts('common', 'courses')
  const [reader] = useInterfaceLanguage()
  const { data: course, isError, refetch } = useCourse(languageCode)
  if (isError) return <CourseTrouble onRetry={() => void refetch()} />
  if (!course) return <Spinner label={common.loading} />
  const { tag } = languageByCode(languageCode)
  const sounds = soundsArticle(tag)
  return (
    <>
      {/* No course is told in the language that it teaches. */}
      {reader === tag && <p className="text-ink-soft">{courses.writtenIn}</p>}
      <ul className="grid gap-4">
        <li>
          <CourseCard languageCode={languageCode} />
        </li>
      </ul>
      {/* Whoever begins is not to guess what the letters say. */}
      {sounds && (
        <Link
          to={helpPaths.article(sounds)}
          className="inline-flex min-h-6 items-center justify-self-start text-leaf-deep underline underline-offset-4"
        >
          {courses.sounds}
        </Link>
      )}
    </>
  )
}
