import { retrievability, type WordCard } from './word-card.ts'

/** The moment of a plan and the learner's day around it, in milliseconds since the epoch. */
export interface ReviewClock {
  /** As steadyNow gives it. */
  now: number
  /** The learner's local midnight before now. */
  dayStart: number
  /** The learner's local midnight after now; the first moment that is not today any more. */
  dayEnd: number
}

export interface DueCard {
  card: WordCard
  /** Why it is due: a step of minutes, or the day has come. */
  reason: 'learning' | 'review'
  /** How likely it is known now, from 0 to 1. */
  retrievability: number
}

/**
 * The cards that are due, the most urgent first: cards in learning whose minutes are over, the longest over first; then
 * cards whose day has come, the least likely known first. A card in review is due all of its day, as one does not come
 * back at the hour of yesterday.
 */
export function dueCards(cards: Iterable<WordCard>, clock: ReviewClock): DueCard[] {
  const learning: DueCard[] = []
  const review: DueCard[] = []
  for (const card of cards) {
    if (card.phase === 'review') {
      if (card.due < clock.dayEnd) review.push(describe(card, 'review', clock.now))
    } else if (card.due <= clock.now) learning.push(describe(card, 'learning', clock.now))
  }
  learning.sort((a, b) => a.card.due - b.card.due || compareNames(a, b))
  return [...learning, ...review.sort(compareUrgency)]
}

/**
 * The words whose plants thirst: a card's day has come, or its steps of minutes were left on an earlier day. What was learnt
 * today is fresh, also while its steps go on.
 */
export function thirstyWords(due: Iterable<DueCard>, { dayStart }: ReviewClock): Set<string> {
  const words = new Set<string>()
  for (const { card, reason } of due)
    if (reason === 'review' || card.lastReview < dayStart) words.add(card.word)
  return words
}

/** The least likely known first. */
export function compareUrgency(a: DueCard, b: DueCard): number {
  return a.retrievability - b.retrievability || a.card.due - b.card.due || compareNames(a, b)
}

function describe(card: WordCard, reason: DueCard['reason'], now: number): DueCard {
  return { card, reason, retrievability: retrievability(card, now) }
}

function compareNames({ card: a }: DueCard, { card: b }: DueCard): number {
  if (a.word !== b.word) return a.word < b.word ? -1 : 1
  return a.kind < b.kind ? -1 : Number(a.kind > b.kind)
}
