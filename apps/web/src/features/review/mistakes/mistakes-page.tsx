import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { Link } from 'react-router'
import { HelpLink } from '@/components/help/help-link'
import { Button, buttonClass } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { EmptyState, ErrorState } from '@/components/ui/states'
import { formatSpan } from '@/i18n/format'
import { currentInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import { currentTimeZone } from '@/lib/time-zone'
import { pagePaths } from '@/lib/paths'
import { useOpenMistakes } from '../api/get-open-mistakes'
import { LanguageGate } from '../components/language-gate'
import { ReviewFrame } from '../components/review-frame'
import { mistakeRound, type MistakeRound, type PractisedMistake } from './mistake-round'
import { MistakeRun } from './mistake-run'

/** /review/mistakes: what the tutor corrected, to be got right. */
export function MistakesPage() {
  const { review } = useTexts()
  return (
    <ReviewFrame title={review.mistakes}>
      <LanguageGate>{(language) => <Mistakes key={language.tag} language={language} />}</LanguageGate>
    </ReviewFrame>
  )
}

function Mistakes({ language }: { language: SupportedLanguage }) {
  const { common, review } = useTexts()
  const { data, isError, isFetching, refetch } = useOpenMistakes(language.languageCode)
  const [sitting, setSitting] = useState(1)
  // A sitting keeps what it began with, while its answers change what is due.
  const [played, setPlayed] = useState<readonly PractisedMistake[]>()
  const [now] = useState(() => Date.now())
  const again = (mistakes: readonly PractisedMistake[]) => {
    setPlayed(mistakes)
    setSitting(sitting + 1)
  }
  if (played)
    return <MistakeRun key={sitting} mistakes={played} language={language} onAgain={() => again(played)} />
  if (isError && !data) return <ErrorState message={review.mistakesFailed} onRetry={() => void refetch()} />
  if (!data || isFetching) return <Spinner label={common.loading} />
  const clock = { now, timeZone: currentTimeZone() }
  const round = mistakeRound(data, review.mistakePrompts, language.languageCode, clock)
  if (round.due.length > 0) setPlayed(round.due)
  return <NothingToMend round={round} now={now} onPractise={() => again(round.all)} />
}

interface NothingToMendProps {
  round: MistakeRound
  /** Milliseconds since the epoch. */
  now: number
  onPractise: () => void
}

/** None is open, or none has its day today. */
function NothingToMend({ round, now, onPractise }: NothingToMendProps) {
  const { review } = useTexts()
  if (round.next !== undefined) {
    const span = formatSpan(currentInterfaceLanguage(), round.next - now)
    return (
      <EmptyState
        title={review.noneToMend}
        description={review.noneToMendHint(span)}
        action={
          <Button size="lg" variant="secondary" onClick={onPractise}>
            {review.practiseAllTheSame}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      title={review.noMistakes}
      description={review.noMistakesHint}
      action={
        <>
          <Link to={pagePaths.tutor} className={buttonClass('primary', 'lg')}>
            {review.toTutor}
          </Link>
          <HelpLink article="practise-mistakes" />
        </>
      }
    />
  )
}
