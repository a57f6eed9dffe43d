import { cardClass } from '@/components/ui/card-class'
import { ChevronRight, Clock, Hourglass, Sprout, Sun } from '@/icons/icons.ts'
import { Link } from 'react-router'
import { buttonClass } from '@/components/ui/button'
import { FootLink } from '@/components/ui/foot-link'
import { useTexts } from '@/i18n/texts'
import type { Plan } from '@/lib/review/cards/card-service'
import { countTodaysCards } from '@/lib/review/use-todays-cards'
import { pagePaths, reviewPaths } from '@/lib/paths'
import { useIsMobile } from '@/lib/use-is-mobile'
import { useWhyNothing } from '../components/use-why-nothing'
import { LimitsButton } from './limits-button'
import { reasonsOf } from './reasons'

const signs = { learning: Clock, review: Sun, fresh: Sprout, waiting: Hourglass }

interface TodayCardProps {
  plan: Plan
  /** Whether the bank has words enough for pairs. */
  hasPairs: boolean
  /** Whether the learner comes back after a break. */
  wasAway: boolean
}

/** How many cards today, why, and the way to begin, at the foot of a phone. */
export function TodayCard({ plan, hasPairs, wasAway }: TodayCardProps) {
  const { dashboard, review } = useTexts('dashboard', 'review')
  const { due, fresh } = countTodaysCards(plan)
  const count = due + fresh
  const nothing = useWhyNothing(plan)
  const isPhone = useIsMobile()
  const [to, action] =
    count > 0
      ? [reviewPaths.flashcards, review.begin]
      : hasPairs
        ? [reviewPaths.matching, review.playMatching]
        : [pagePaths.courses, review.toCourses]
  const spread = wasAway ? review.spreadAfterBreak : review.spread
  // Without anything to do, the sentence above says what waits.
  const reasons = count > 0 ? reasonsOf(plan) : []
  return (
    <section aria-labelledby="review-today" className={`${cardClass()} grid gap-5 p-6`}>
      <div className="grid gap-1">
        <h2 id="review-today" className="text-xl">
          {count > 0 ? dashboard.todaysCards(due, fresh) : nothing.title}
        </h2>
        {count === 0 && <p className="text-ink-soft">{nothing.hint}</p>}
      </div>
      {reasons.length > 0 && (
        <ul className="grid gap-4">
          {reasons.map(({ reason, count: number }) => {
            const Sign = signs[reason]
            return (
              <li key={reason} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-3">
                <span className="grid size-9 place-items-center rounded-full bg-leaf-pale text-leaf-deep">
                  <Sign size={18} aria-hidden />
                </span>
                <div className="grid gap-0.5">
                  <p className="font-medium">{review.reasons[reason](number)}</p>
                  <p className="text-sm text-ink-soft">
                    {reason === 'waiting' ? spread(plan.days) : review.why[reason]}
                  </p>
                </div>
              </li>
            )
          })}
        </ul>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden short:row-start-2">
        {isPhone ? (
          <FootLink to={to} label={action} ground="paper">
            <ChevronRight size={18} aria-hidden />
          </FootLink>
        ) : (
          <Link to={to} className={buttonClass('primary', 'lg')}>
            {action}
          </Link>
        )}
        {nothing.isLimited && <LimitsButton label={review.changeLimit} size="lg" />}
      </div>
    </section>
  )
}
