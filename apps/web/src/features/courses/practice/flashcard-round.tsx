import { cardRound, type CardGrade } from '@lingarden/domain/games/flashcards'
import type { PracticeWord } from '@lingarden/domain/games/practice-words'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useState } from 'react'
import type { CardDirection } from '@/components/flashcards/card-ask'
import { Flashcard } from '@/components/flashcards/flashcard'

interface FlashcardRoundProps {
  cards: readonly PracticeWord[]
  direction: CardDirection
  languageCode: LanguageCode
  onLookUp: (term: string, sentence: string) => void
  /** All cards are known; hears those known at the first sight, and the others. */
  onOver: (known: readonly PracticeWord[], missed: readonly PracticeWord[]) => void
}

/** Cards one by one, each until it is known. */
export function FlashcardRound({ cards, direction, languageCode, onLookUp, onOver }: FlashcardRoundProps) {
  const [grades, setGrades] = useState<readonly CardGrade[]>([])
  const { queue } = cardRound(cards.length, grades)
  const present = cards[queue[0] ?? -1]

  function grade(given: CardGrade) {
    const next = [...grades, given]
    const round = cardRound(cards.length, next)
    setGrades(next)
    if (round.queue.length > 0) return
    const isMissed = (place: number) => round.firstGrades[place] === 'again'
    onOver(
      cards.filter((_, place) => !isMissed(place)),
      cards.filter((_, place) => isMissed(place)),
    )
  }

  if (!present) return null
  return (
    <Flashcard
      word={present}
      direction={direction}
      languageCode={languageCode}
      place={(queue[0] ?? 0) + 1}
      total={cards.length}
      share={1 - queue.length / cards.length}
      turn={grades.length}
      onGrade={grade}
      onUndo={grades.length > 0 ? () => setGrades(grades.slice(0, -1)) : undefined}
      onLookUp={onLookUp}
    />
  )
}
