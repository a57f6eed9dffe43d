import { isLeech } from './leech.ts'
import { cardKey, grades, type CardKind, type Grade } from './review.ts'
import type { RunAnswer } from './review-run.ts'
import { gradeCard, type WordCard } from './word-card.ts'

/** What a run made of one card. */
export interface CardChange {
  word: string
  kind: CardKind
  firstGrade: Grade
  /** Undefined where it was begun in this run. */
  before: WordCard | undefined
  after: WordCard
  /** Whether it was forgotten so often that it now counts as a leech, and did not before. */
  becameLeech: boolean
}

/** What changed, a card once, in the order in which the cards were first asked. */
export function changesOf(answers: readonly RunAnswer[]): CardChange[] {
  const changes = new Map<string, CardChange>()
  for (const { review, before, after } of answers) {
    const { word, kind } = before
    const { grade } = review
    const key = cardKey(word, kind)
    const known = changes.get(key)
    const start = known ? known.before : before.card
    changes.set(key, {
      word,
      kind,
      firstGrade: known?.firstGrade ?? grade,
      before: start,
      after,
      becameLeech: isLeech(after) && !(start && isLeech(start)),
    })
  }
  return [...changes.values()]
}

/** When the card would come back after each grade, in milliseconds from now, by grade. */
export function intervalsAhead(
  card: WordCard | Pick<WordCard, 'word' | 'kind'>,
  now: number,
): Record<Grade, number> {
  const [again, hard, good, easy] = grades.map((grade) => gradeCard(card, grade, now).due - now)
  return { 1: again ?? 0, 2: hard ?? 0, 3: good ?? 0, 4: easy ?? 0 }
}
