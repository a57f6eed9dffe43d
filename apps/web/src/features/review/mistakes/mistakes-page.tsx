import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { HelpLink } from '@/components/help/help-link'
import { Spinner } from '@/components/ui/spinner'
import { TroubleState } from '@/components/ui/trouble-state'
import { useTexts } from '@/i18n/texts'
import { useLanguageRules } from '@/lib/language/use-language-rules'
import { LanguageGate } from '../components/language-gate'
import { ReviewFrame } from '../components/review-frame'
import { MistakeList } from './mistake-list'
import type { PractisedMistake } from './mistake-round'
import { MistakeRun } from './mistake-run'
import { useMistakeFilter } from './use-mistake-filter'

/** /review/mistakes: what the tutor corrected, each with its life, and the practice of them. */
export function MistakesPage() {
  return <LanguageGate>{(language) => <Mistakes ownLanguage={language.languageCode} />}</LanguageGate>
}

function Mistakes({ ownLanguage }: { ownLanguage: LanguageCode }) {
  const { common, mistakes, review } = useTexts('common', 'mistakes', 'review')
  const [filter, changeFilter] = useMistakeFilter(ownLanguage)
  const rules = useLanguageRules(filter.languageCode)
  // A run keeps what it began with, while its answers change what is due.
  const [run, setRun] = useState<readonly PractisedMistake[]>()
  // It has an entry of its own in the history, so that the way back leads to the list.
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const begin = (played: readonly PractisedMistake[]) => {
    setRun(played)
    void navigate({ search }, { state: { isRun: true } })
  }
  const isRun = (state as { isRun?: boolean } | null)?.isRun === true
  if (run && isRun)
    return (
      <MistakeRun
        mistakes={run}
        language={languageByCode(filter.languageCode)}
        onLeave={() => void navigate(-1)}
      />
    )
  if (rules.isError)
    return (
      <ReviewFrame title={review.mistakes}>
        <TroubleState failed={review.mistakesFailed} onRetry={rules.retry} />
      </ReviewFrame>
    )
  return (
    <ReviewFrame title={review.mistakes}>
      <div className="-mt-3 grid justify-items-start">
        <p className="text-ink-soft">{mistakes.about}</p>
        <HelpLink article="practise-mistakes" />
      </div>
      {rules.isPending ? (
        <Spinner label={common.loading} />
      ) : (
        <MistakeList filter={filter} onFilter={changeFilter} onPractise={begin} />
      )}
    </ReviewFrame>
  )
}
