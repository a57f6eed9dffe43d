import type { CustomActivity } from '@lingarden/domain/activities/activity'
import type { WordDrill } from '@lingarden/domain/activities/make-drills'
import type { ExerciseResult } from '@lingarden/domain/exercises/check-exercise'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import type { GameOutcome } from '@lingarden/domain/review/grade-of-game'
import type { CardsByKey } from '@lingarden/domain/review/rebuild-cards'
import { useNavigate } from 'react-router'
import { useTexts } from '@/i18n/texts'
import { logActivity } from '@/lib/activity-log/activity-log'
import { logError } from '@/lib/log'
import { useUser } from '@/lib/session/session-provider'
import { reviewPaths } from '@/lib/paths'
import { notePlayed } from '../api/change-activities'
import { DrillRun } from '../drills/drill-run'
import { useGameReviews } from '../games/use-game-reviews'
import type { ResultRow } from '../results/practice-result'
import { useCounting } from '../use-counting'
import type { ReviewWord } from '../words/review-word'

interface ActivityRunProps {
  activity: CustomActivity
  drills: readonly WordDrill[]
  words: ReadonlyMap<string, ReviewWord>
  language: SupportedLanguage
  seed: number
  cards: CardsByKey
}

/** An activity exercise by exercise; the first try at each says how well its word was known. */
export function ActivityRun({ activity, drills, words, language, seed, cards }: ActivityRunProps) {
  const review = useTexts('review')
  const { id: userId } = useUser()
  const navigate = useNavigate()
  const { languageCode } = language
  const counting = useCounting(languageCode)
  const games = useGameReviews(languageCode, cards)

  function answer(place: number, result: ExerciseResult, isFirst: boolean) {
    const { word, card } = drills[place] ?? {}
    if (!isFirst || word === undefined) return
    counting.countSeen([{ term: word, example: words.get(word)?.example ?? '' }])
    if (!card) return
    games
      .answer([{ word, kind: card, outcome: outcomeOf(result) }])
      .catch((cause: unknown) => logError('A review was not kept', cause))
  }
  function end(missed: readonly number[]) {
    const rows = drills.map(({ word, card }, place): ResultRow => ({
      term: word,
      wasKnown: !missed.includes(place),
      stageBefore: counting.stageBefore(word),
      ...(card ? games.changeOf(word, card) : { becameLeech: false }),
    }))
    void logActivity(userId, { kind: 'activity', count: drills.length, name: activity.name }, async () => {
      if (navigator.onLine) await notePlayed(activity.id)
    })
    void navigate(reviewPaths.results, {
      replace: true,
      state: {
        result: { languageCode, rows, endedAt: Date.now(), again: { to: reviewPaths.activity(activity.id) } },
      },
    })
  }
  return (
    <DrillRun
      title={activity.name}
      leaveTo={reviewPaths.home}
      leaveLabel={review.leave}
      drills={drills.map(({ drill }) => drill)}
      language={language}
      seed={seed}
      afterWrong={() => review.comesBack}
      onAnswer={answer}
      onLookUp={counting.countLookup}
      onOver={end}
    />
  )
}

function outcomeOf({ isRight, judgements }: ExerciseResult): GameOutcome {
  if (!isRight) return 'wrong'
  return judgements.every(({ verdict }) => verdict === 'right') ? 'right' : 'nearly'
}
