import { nextStep, type LearnerMoment } from '@lingarden/domain/analytics/learner-moment'
import type { LanguageCode } from '@lingarden/domain/languages'
import { Link } from 'react-router'
import { buttonClass } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { useOpenLesson } from '@/lib/courses/use-open-lesson'
import { useDueCount } from './use-due-count'

interface NextStepProps {
  languageCode: LanguageCode | undefined
  /** Undefined while it is not known. */
  moment: LearnerMoment | undefined
}

/** What to do now as one big button, and the other ways beside it. */
export function NextStep({ languageCode, moment }: NextStepProps) {
  const { courses, dashboard } = useTexts()
  const { lesson, isPending } = useOpenLesson(languageCode)
  const due = useDueCount(languageCode)
  // What turns out to be the second choice does not stand there as the first before.
  if (!moment || isPending || due === undefined) return <div className="min-h-12" />

  const step = nextStep(moment, due, lesson !== undefined)
  const ways = [
    step.kind === 'review' && { to: '/review', label: dashboard.review(step.words) },
    lesson && { to: lesson.path, label: courses.goOn(lesson.title) },
    { to: '/tutor', label: dashboard.start },
    moment === 'newcomer' && !lesson && { to: '/courses', label: dashboard.firstLesson },
  ].filter((way) => typeof way === 'object')
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-3">
      {ways.map(({ to, label }, place) => (
        <Link
          key={to}
          to={to}
          className={place === 0 ? buttonClass('primary', 'lg') : buttonClass('secondary')}
        >
          {label}
        </Link>
      ))}
    </div>
  )
}
