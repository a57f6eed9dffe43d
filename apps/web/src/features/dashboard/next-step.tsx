import { nextStep, type LearnerMoment } from '@lingarden/domain/analytics/learner-moment'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { memo } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { useTexts } from '@/i18n/texts'
import { useKeepCourseFile } from '@/lib/courses/keep-course-file'
import { useOpenLesson } from '@/lib/courses/use-open-lesson'
import { useTodaysCards } from '@/lib/review/use-todays-cards'
import { pagePaths } from '@/lib/paths'

interface NextStepProps {
  languageCode: LanguageCode | undefined
  /** Undefined while it is not known. */
  moment: LearnerMoment | undefined
}

/** On a phone the big button stands above two others; nothing below moves when they come. */
const place = 'w-full sm:w-auto'

/** What to do now as one big button, and the other ways beside it. */
export const NextStep = memo(function NextStep({ languageCode, moment }: NextStepProps) {
  const { courses, dashboard } = useTexts('courses', 'dashboard')
  const { lesson, hasBegun, isPending } = useOpenLesson(languageCode)
  useKeepCourseFile(lesson?.url)
  const cards = useTodaysCards(languageCode)
  // What turns out to be the second choice does not stand there as the first before.
  if (!moment || isPending || !cards) return <div className={classNames(place, 'min-h-27 sm:min-h-12')} />

  const step = nextStep(cards.due, lesson !== undefined)
  const review = cards.due + cards.fresh > 0 && {
    to: pagePaths.review,
    label: dashboard.review(dashboard.todaysCards(cards.due, cards.fresh)),
  }
  const ways = [
    step === 'review' && review,
    lesson && {
      to: lesson.path,
      label: lesson.isOpen ? courses.goOn(lesson.title) : courses.nextLesson(lesson.title),
    },
    { to: pagePaths.tutor, label: dashboard.start },
    // Cards that are only new wait for whoever likes to begin them.
    step !== 'review' && review,
    // Until the first is begun, as seeds and practice come of talks, too.
    !hasBegun && { to: pagePaths.courses, label: dashboard.firstLesson },
  ].filter((way) => typeof way === 'object')
  return (
    <div
      data-tour="next-step"
      className={classNames(place, 'grid grid-cols-2 gap-3 sm:flex sm:flex-wrap sm:items-center')}
    >
      {ways.map(({ to, label }, rank) => (
        <Link
          key={to}
          to={to}
          className={
            rank === 0
              ? classNames(buttonClass('primary', 'lg'), 'col-span-2')
              : classNames(buttonClass('secondary'), 'max-sm:min-h-12 max-sm:text-sm max-sm:leading-tight')
          }
        >
          {label}
        </Link>
      ))}
    </div>
  )
})
