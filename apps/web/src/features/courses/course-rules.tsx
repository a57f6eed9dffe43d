import { Outlet, useParams } from 'react-router'
import { Spinner } from '@/components/ui/spinner'
import { useTexts } from '@/i18n/texts'
import { languageOfCourse } from '@/lib/courses/course-ids'
import { useLanguageRules } from '@/lib/language/use-language-rules'
import { CourseTrouble } from './components/course-trouble'

/** A course may be of another language than the one that is learnt now: its pages wait for the rules of its words. */
export function CourseRules() {
  const common = useTexts('common')
  const { courseId = '' } = useParams()
  const rules = useLanguageRules(languageOfCourse(courseId))
  if (rules.isError) return <CourseTrouble onRetry={rules.retry} />
  if (rules.isPending) return <Spinner label={common.loading} />
  return <Outlet />
}
