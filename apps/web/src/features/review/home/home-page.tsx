import { learnerMoment } from '@lingarden/domain/analytics/learner-moment'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { Link } from 'react-router'
import { HelpLink } from '@/components/help/help-link'
import { buttonClass } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { EmptyState } from '@/components/ui/states'
import { TroubleState } from '@/components/ui/trouble-state'
import { useTexts } from '@/i18n/texts'
import { useDays } from '@/lib/analytics/use-days'
import { usePlantedWords } from '@/lib/bank/get-words'
import { usePageTitle } from '@/lib/page-title'
import { useReviewPlan } from '@/lib/review/use-review-plan'
import { pagePaths } from '@/lib/paths'
import { LanguageGate } from '../components/language-gate'
import { SyncState } from '../components/sync-state'
import { ActivityList } from './activity-list'
import { GameList } from './game-list'
import { LeechList } from './leech-list'
import { LimitsLine } from './limits-line'
import { RecentLog } from './recent-log'
import { TodayCard } from './today-card'

/** /review: what is due and why, and the ways to practise. */
export function HomePage() {
  const review = useTexts('review')
  usePageTitle(review.title)
  return (
    <div className="grid gap-6">
      <div data-tour="review" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-xl md:text-2xl">{review.title}</h1>
        <SyncState />
      </div>
      <LanguageGate>{(language) => <Home key={language.tag} language={language} />}</LanguageGate>
    </div>
  )
}

function Home({ language }: { language: SupportedLanguage }) {
  const { common, review } = useTexts('common', 'review')
  const { languageCode } = language
  const bank = usePlantedWords(languageCode).data
  const { plan, isError, retry } = useReviewPlan(languageCode)
  const { byDay, practice, today } = useDays(languageCode)
  // Told to nobody of whom it is not known.
  const wasAway = byDay !== undefined && learnerMoment(practice, today, bank?.length ?? 0) === 'returning'
  if (isError) return <TroubleState failed={review.failed} onRetry={retry} />
  if (!plan || !bank) return <Spinner label={common.loading} />
  if (bank.length === 0) {
    return (
      <>
        <EmptyState
          title={review.emptyTitle}
          description={review.empty}
          action={
            <>
              <Link to={pagePaths.courses} className={buttonClass('primary', 'lg')}>
                {review.toCourses}
              </Link>
              <HelpLink article="what-is-due" />
            </>
          }
        />
        <GameList hasWords={false} />
      </>
    )
  }
  return (
    // The way to begin stands over the end of a phone's page.
    <div className="grid items-start gap-6 max-md:pb-16 lg:grid-cols-[3fr_2fr] short:pb-0">
      <div className="grid gap-6">
        {plan.isClockBehind && (
          <p role="status" className="rounded-md bg-blossom-pale p-4 text-sm">
            {review.clockBehind}
          </p>
        )}
        <TodayCard plan={plan} hasPairs={bank.length > 1} wasAway={wasAway} />
        <LeechList leeches={plan.leeches} languageCode={languageCode} />
      </div>
      <div className="grid gap-6">
        <GameList hasWords />
        <ActivityList languageCode={languageCode} />
        <LimitsLine />
        <RecentLog />
      </div>
    </div>
  )
}
