import { findLanguage } from '@lingarden/domain/languages'
import { Spinner } from '@/components/ui/spinner'
import { EmptyState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { usePageTitle } from '@/lib/page-title'
import { useProfile } from '@/lib/profile/get-profile'
import { CourseCard } from './components/course-card'

/** /courses: the courses of the language that is learned now, by level. */
export function CourseGridPage() {
  const { common, courses } = useTexts()
  usePageTitle(courses.title)
  const profile = useProfile()
  const languageCode = findLanguage(profile.data?.current_language_code)?.languageCode
  return (
    <div className="grid gap-5">
      <h1 className="text-xl">{courses.title}</h1>
      {!profile.data && <Spinner label={common.loading} />}
      {profile.data && !languageCode && (
        <EmptyState title={courses.noLanguage} description={courses.noCourse} />
      )}
      {languageCode && (
        <ul className="grid gap-4 md:grid-cols-2">
          <li>
            <CourseCard key={languageCode} languageCode={languageCode} />
          </li>
        </ul>
      )}
    </div>
  )
}
