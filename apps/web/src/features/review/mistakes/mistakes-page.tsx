import type { SupportedLanguage } from '@lingarden/domain/languages'
import { mistakeDrill } from '@lingarden/domain/mistakes/mistake-drill'
import { useState } from 'react'
import { Link } from 'react-router'
import { HelpLink } from '@/components/help/help-link'
import { buttonClass } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { EmptyState, ErrorState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { useOpenMistakes } from '../api/get-open-mistakes'
import { LanguageGate } from '../components/language-gate'
import { ReviewFrame } from '../components/review-frame'
import { MistakeRun, type PractisedMistake } from './mistake-run'

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
  // A sitting keeps what it began with; what was learnt in this visit may still be on its way to the server.
  const [round, setRound] = useState(1)
  const [learnt, setLearnt] = useState<readonly string[]>([])
  const [mistakes, setMistakes] = useState<readonly PractisedMistake[]>()
  if (data && !isFetching && !mistakes) {
    const drilled = data.flatMap((mistake) => {
      const task = mistakeDrill(mistake, review.writeRight)
      return task && !learnt.includes(mistake.id) ? [{ ...mistake, drill: { task } }] : []
    })
    setMistakes(drilled)
  }
  function again() {
    void refetch()
    setMistakes(undefined)
    setRound(round + 1)
  }
  if (isError && !mistakes)
    return <ErrorState message={review.mistakesFailed} onRetry={() => void refetch()} />
  if (!mistakes) return <Spinner label={common.loading} />
  if (mistakes.length === 0) {
    return (
      <EmptyState
        title={review.noMistakes}
        description={review.noMistakesHint}
        action={
          <>
            <Link to="/tutor" className={buttonClass('primary', 'lg')}>
              {review.toTutor}
            </Link>
            <HelpLink article="practise-mistakes" />
          </>
        }
      />
    )
  }
  return (
    <MistakeRun
      key={round}
      mistakes={mistakes}
      language={language}
      onLearnt={(ids) => setLearnt([...learnt, ...ids])}
      onAgain={again}
    />
  )
}
