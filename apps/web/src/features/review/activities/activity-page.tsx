import { selectWords, type CustomActivity } from '@lingarden/domain/activities/activity'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { OffStage } from '@/components/stage/off-stage'
import { Stage } from '@/components/stage/stage'
import { buttonClass } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { EmptyState, ErrorState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { reviewPaths } from '@/lib/paths'
import { useReviewCards } from '@/lib/review/use-review-cards'
import { useActivities } from '../api/activities'
import { LanguageGate } from '../components/language-gate'
import { ReviewFrame } from '../components/review-frame'
import { ActivityRun } from './activity-run'
import { useActivityDrills } from './use-activity-drills'
import { useWordSource } from './use-word-source'

/** /review/activity/{id}: an activity of the learner's, played. */
export function ActivityPage() {
  return <LanguageGate>{(language) => <FoundActivity language={language} />}</LanguageGate>
}

function FoundActivity({ language }: { language: SupportedLanguage }) {
  const review = useTexts('review')
  const { id } = useParams()
  const { data, isError, refetch } = useActivities(language.languageCode)
  const activity = data?.find((one) => one.id === id)
  if (activity) return <Play key={activity.id} activity={activity} language={language} />
  if (!data && !isError) return <Waiting />
  return (
    <OffStage>
      <ReviewFrame title={review.activities}>
        {data ? (
          <EmptyState title={review.activities} description={review.noActivity} />
        ) : (
          <ErrorState message={review.activitiesFailed} onRetry={() => void refetch()} />
        )}
      </ReviewFrame>
    </OffStage>
  )
}

interface PlayProps {
  activity: CustomActivity
  language: SupportedLanguage
}

function Play({ activity, language }: PlayProps) {
  const found = useWordSource(language.languageCode)
  const { cards } = useReviewCards(language.languageCode)
  // A game keeps the words it began with.
  const [terms, setTerms] = useState<readonly string[]>()
  if (found && !terms) setTerms(selectWords(activity.selection, found.source))
  if (!terms || !cards) return <Waiting />
  return <Prepared activity={activity} language={language} terms={terms} cards={cards} />
}

interface PreparedProps extends PlayProps {
  terms: readonly string[]
  cards: NonNullable<ReturnType<typeof useReviewCards>['cards']>
}

function Prepared({ activity, language, terms, cards }: PreparedProps) {
  const review = useTexts('review')
  const [seed] = useState(() => Math.floor(Math.random() * 2 ** 31))
  const prepared = useActivityDrills(activity, terms, language, seed)
  if (!prepared) return <Waiting />
  if (prepared.drills.length === 0)
    return (
      <OffStage>
        <ReviewFrame title={activity.name}>
          <EmptyState
            title={activity.name}
            description={terms.length === 0 ? review.wordsNow(0) : review.noExercises}
            action={
              <Link to={reviewPaths.editActivity(activity.id)} className={buttonClass('primary')}>
                {review.editActivity(activity.name)}
              </Link>
            }
          />
        </ReviewFrame>
      </OffStage>
    )
  return <ActivityRun activity={activity} language={language} seed={seed} cards={cards} {...prepared} />
}

function Waiting() {
  const common = useTexts('common')
  return (
    <Stage bar={<div className="stage-bar-in" />}>
      <Spinner label={common.loading} />
    </Stage>
  )
}
