import { cardKey, type CardKind, type Grade, type Review } from './review.ts'
import { gradeCard, type WordCard } from './word-card.ts'

/** A card to answer in one run; without a state where it was never answered. */
export interface RunItem {
  word: string
  kind: CardKind
  card?: WordCard | undefined
}

export interface RunAnswer {
  review: Review
  before: RunItem
  after: WordCard
}

/** One run: its cards, and what was answered so far. It needs no more memory, so an answer is undone by leaving it out. */
export interface ReviewRun {
  items: readonly RunItem[]
  answers: readonly RunAnswer[]
}

/** Milliseconds by which a step of minutes may be taken early where nothing else is left; Anki has the same. */
export const learnAhead = 20 * 60_000

/** The card to ask now: a step whose minutes are over, else the next one that was not asked, else a step that is near. */
export function presentItem({ items, answers }: ReviewRun, now: number): RunItem | undefined {
  const latest = latestCards(answers)
  const steps = [...latest.values()]
    .filter(({ phase }) => phase !== 'review')
    .toSorted((a, b) => a.due - b.due)
  const [nearest] = steps
  if (nearest && nearest.due <= now) return itemOf(nearest)
  const next = items.find(({ word, kind }) => !latest.has(cardKey(word, kind)))
  if (next) return next
  return nearest && nearest.due <= now + learnAhead ? itemOf(nearest) : undefined
}

/**
 * The run after a card was answered that it asked for.
 * @param item as presentItem gave it, perhaps a while ago
 * @param id of the review, a UUID
 * @param now as steadyNow gives it, in milliseconds since the epoch
 */
export function answerItem(run: ReviewRun, item: RunItem, grade: Grade, id: string, now: number): ReviewRun {
  const { word, kind, card } = item
  const at = Math.max(now, card?.lastReview ?? now)
  const review: Review = { id, word, kind, grade, reviewedAt: at }
  const after = gradeCard(card ?? { word, kind }, grade, at)
  return { ...run, answers: [...run.answers, { review, before: item, after }] }
}

/** How many cards are still to be known: never asked, or in steps that end in this run. */
export function cardsLeft({ items, answers }: ReviewRun, now: number): number {
  const latest = latestCards(answers)
  const unasked = items.filter(({ word, kind }) => !latest.has(cardKey(word, kind))).length
  const steps = [...latest.values()].filter(({ phase, due }) => phase !== 'review' && due <= now + learnAhead)
  return unasked + steps.length
}

/** What of a card that is still in steps of minutes is done: it was answered, and comes again in this run. */
const halfDone = 0.5

/** How much of a run is done, from 0 to 1: every answer to a card that was not asked yet moves it, and so does the last step. */
export function shareDone(run: ReviewRun, now: number): number {
  if (run.items.length === 0) return 1
  const asked = cardsAnswered(run.answers)
  const known = run.items.length - cardsLeft(run, now)
  return (known + (asked - known) * halfDone) / run.items.length
}

/** How many cards were answered; one that was forgotten and came again is one card. */
export const cardsAnswered = (answers: readonly RunAnswer[]): number => latestCards(answers).size

const itemOf = (card: WordCard): RunItem => ({ word: card.word, kind: card.kind, card })

function latestCards(answers: readonly RunAnswer[]): Map<string, WordCard> {
  return new Map(answers.map(({ after }) => [cardKey(after.word, after.kind), after]))
}
