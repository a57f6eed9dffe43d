import type { LanguageCode } from '@lingarden/domain/languages'
import { Link } from 'react-router'
import { buttonClass } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { useOpenLesson } from '@/lib/courses/use-open-lesson'

/** What to do now: the lesson that was left in the middle, else the tutor. */
export function NextStep({ languageCode }: { languageCode: LanguageCode | undefined }) {
  const { courses, dashboard } = useTexts()
  const { lesson, isPending } = useOpenLesson(languageCode)
  return (
    <div className="flex min-h-12 flex-wrap gap-3">
      {lesson && (
        <Link to={lesson.path} className={buttonClass('primary', 'lg')}>
          {courses.goOn(lesson.title)}
        </Link>
      )}
      {/* What turns out to be the second choice does not stand there as the first before. */}
      {!isPending && (
        <Link to="/tutor" className={buttonClass(lesson ? 'secondary' : 'primary', 'lg')}>
          {dashboard.start}
        </Link>
      )}
    </div>
  )
}
