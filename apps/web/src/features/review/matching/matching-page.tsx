import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { wordStrength } from '@lingarden/domain/strength'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { Spinner } from '@/components/ui/spinner'
import { useTexts } from '@/i18n/texts'
import { usePlantedWords } from '@/lib/bank/get-words'
import { wordsHandedOver } from '@/lib/review/words-handed-over'
import { useReviewCards } from '@/lib/review/use-review-cards'
import { LanguageGate } from '../components/language-gate'
import { ReviewFrame } from '../components/review-frame'
import { useReviewWords } from '../words/use-review-words'
import { MatchingRun } from './matching-run'

/** Words looked up for a game; some of them have no meaning. */
const mostCandidates = 40

/** /review/practice/matching: the weakest words of the bank, or words that were handed over. */
export function MatchingPage() {
  const cards = useTexts('cards')
  const { state, key } = useLocation()
  const words = wordsHandedOver(state)
  return (
    <ReviewFrame title={cards.matching}>
      <LanguageGate>
        {(language) => <Candidates key={`${key} ${language.tag}`} language={language} chosen={words} />}
      </LanguageGate>
    </ReviewFrame>
  )
}

interface CandidatesProps {
  language: SupportedLanguage
  chosen: readonly string[] | undefined
}

function Candidates({ language, chosen }: CandidatesProps) {
  const common = useTexts('common')
  const { languageCode } = language
  const rows = usePlantedWords(languageCode).data
  const { cards } = useReviewCards(languageCode)
  const weakest = useMemo(() => {
    const strength = ({ seen, clicks }: { seen: number; clicks: number }) => wordStrength(seen, clicks)
    return rows
      ?.toSorted((a, b) => strength(a) - strength(b))
      .slice(0, mostCandidates)
      .map(({ word_string }) => word_string)
  }, [rows])
  const words = useReviewWords(languageCode, chosen ?? weakest ?? [])
  if (!words || !rows || !cards) return <Spinner label={common.loading} />
  return <MatchingRun language={language} words={[...words.values()]} cards={cards} />
}
