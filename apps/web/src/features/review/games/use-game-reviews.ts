import type { LanguageCode } from '@lingarden/languages/find-language'
import { gradeOfGame, type GameOutcome } from '@lingarden/domain/review/grade-of-game'
import { steadyNow, type CardsByKey } from '@lingarden/domain/review/rebuild-cards'
import { cardKey, type CardKind, type Review } from '@lingarden/domain/review/review'
import { gradeCard, type WordCard } from '@lingarden/domain/review/word-card'
import { isLeech } from '@lingarden/domain/review/leech'
import { useState } from 'react'
import { useRecordReviews } from '@/lib/review/record-reviews'

export interface GameAnswer {
  word: string
  kind: CardKind
  outcome: GameOutcome
}

/** Makes reviews of what a game tells about cards that there are, and keeps what became of the cards. */
export function useGameReviews(languageCode: LanguageCode, cards: CardsByKey) {
  const { recordAll } = useRecordReviews(languageCode)
  const [before] = useState(cards)
  const [after, setAfter] = useState(cards)

  function answer(answers: readonly GameAnswer[]): Promise<void> {
    const now = steadyNow(after, Date.now())
    const next = new Map(after)
    const reviews = answers.flatMap(({ word, kind, outcome }): Review[] => {
      const key = cardKey(word, kind)
      const card = next.get(key)
      const grade = gradeOfGame(outcome, card, now)
      if (!card || !grade) return []
      next.set(key, gradeCard(card, grade, now))
      return [{ id: crypto.randomUUID(), word, kind, grade, reviewedAt: now }]
    })
    setAfter(next)
    return recordAll(reviews)
  }

  /** What the game changed of a word's card; empty where it changed none. */
  function changeOf(
    word: string,
    kind: CardKind,
  ): { dueBefore?: number; dueNow?: number; becameLeech: boolean } {
    const key = cardKey(word, kind)
    const [old, now] = [before.get(key), after.get(key)]
    if (!old || !now || old.reps === now.reps) return { becameLeech: false }
    return { dueBefore: old.due, dueNow: now.due, becameLeech: becameLeech(old, now) }
  }
  return { answer, changeOf }
}

const becameLeech = (before: WordCard, after: WordCard) => isLeech(after) && !isLeech(before)
