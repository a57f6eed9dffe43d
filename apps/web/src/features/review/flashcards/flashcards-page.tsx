import type { SupportedLanguage } from '@lingarden/languages/find-language'
import type { RunItem } from '@lingarden/domain/review/review-run'
import { cardKey } from '@lingarden/domain/review/review'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Spinner } from '@/components/ui/spinner'
import { TroubleState } from '@/components/ui/trouble-state'
import { useTexts } from '@/i18n/texts'
import type { Plan } from '@/lib/review/cards/card-service'
import { wordsHandedOver } from '@/lib/review/words-handed-over'
import { useReviewCards } from '@/lib/review/use-review-cards'
import { useReviewPlan } from '@/lib/review/use-review-plan'
import { LanguageGate } from '../components/language-gate'
import { NothingDue } from '../components/nothing-due'
import { ReviewFrame } from '../components/review-frame'
import { useReviewWords } from '../words/use-review-words'
import { FlashcardRun } from './flashcard-run'

/** /review/practice/flashcards: what is due, or words that were handed over. */
export function FlashcardsPage() {
  const cards = useTexts('cards')
  const { state, key } = useLocation()
  const words = wordsHandedOver(state)
  return (
    <ReviewFrame title={cards.flashcards}>
      <LanguageGate>
        {(language) =>
          words ? (
            <ChosenCards key={key} language={language} words={words} />
          ) : (
            <DueCards key={`${key} ${language.tag}`} language={language} />
          )
        }
      </LanguageGate>
    </ReviewFrame>
  )
}

function DueCards({ language }: { language: SupportedLanguage }) {
  const { common, review } = useTexts('common', 'review')
  const { plan, isFresh, isError, retry } = useReviewPlan(language.languageCode)
  // A run keeps the plan it began with.
  const [first, setFirst] = useState<Plan>()
  if (plan && isFresh && !first) setFirst(plan)
  if (isError && !first) return <TroubleState failed={review.failed} onRetry={retry} />
  if (!first) return <Spinner label={common.loading} />
  const items: RunItem[] = [
    ...first.due.map(({ card }) => ({ word: card.word, kind: card.kind, card })),
    ...first.fresh,
  ]
  if (items.length === 0) return <NothingDue plan={first} />
  return <Cards language={language} items={items} steadyNow={first.now} />
}

function ChosenCards({ language, words }: { language: SupportedLanguage; words: readonly string[] }) {
  const { common, review } = useTexts('common', 'review')
  const { cards, isError, retry } = useReviewCards(language.languageCode)
  const [first, setFirst] = useState<typeof cards>()
  if (cards && !first) setFirst(cards)
  if (isError && !first) return <TroubleState failed={review.failed} onRetry={retry} />
  if (!first) return <Spinner label={common.loading} />
  const items = words.map((word): RunItem => {
    return { word, kind: 'recognition', card: first.get(cardKey(word, 'recognition')) }
  })
  return <Cards language={language} items={items} steadyNow={0} />
}

interface CardsProps {
  language: SupportedLanguage
  items: readonly RunItem[]
  steadyNow: number
}

function Cards({ language, items, steadyNow }: CardsProps) {
  const common = useTexts('common')
  const terms = [...new Set(items.map(({ word }) => word))]
  const words = useReviewWords(language.languageCode, terms)
  if (!words) return <Spinner label={common.loading} />
  return (
    <FlashcardRun
      items={items.filter(({ word }) => words.has(word))}
      words={words}
      language={language}
      steadyNow={steadyNow}
    />
  )
}
