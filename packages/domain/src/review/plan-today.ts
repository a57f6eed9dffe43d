import { shareOfBacklog } from './backlog.ts'
import { defaultDailyLimits, type DailyLimits } from './daily-limits.ts'
import { dueCards, type DueCard, type ReviewClock } from './due-cards.ts'
import type { CardsByKey } from './rebuild-cards.ts'
import { cardKey, type CardKind } from './review.ts'
import type { WordCard } from './word-card.ts'

export interface NewCard {
  word: string
  kind: CardKind
}

export interface TodaysReview {
  /** What is due today, the most urgent first. */
  due: DueCard[]
  /** Cards to begin after them. */
  fresh: NewCard[]
  /** Cards that are due but left to the coming days. */
  waiting: number
  /** Cards that could be begun but are left to the coming days. */
  waitingNew: number
}

/** The daily limit that leaves nothing to do today although cards wait; undefined where none does. */
export function usedUpLimit({
  due,
  fresh,
  waiting,
  waitingNew,
}: TodaysReview): keyof DailyLimits | undefined {
  if (due.length + fresh.length > 0) return undefined
  // While older cards wait no new ones are begun, so theirs is the limit that counts.
  if (waiting > 0) return 'reviews'
  return waitingNew > 0 ? 'newCards' : undefined
}

/**
 * What to review today within the limits, what was done today already counted in. While cards of a backlog wait, no new
 * ones are begun.
 * @param words the words of the bank, in the order in which new ones should begin; cards of other words rest
 */
export function planToday(
  words: readonly string[],
  cards: CardsByKey,
  clock: ReviewClock,
  limits: DailyLimits = defaultDailyLimits,
): TodaysReview {
  const own = cardsOf(words, cards)
  const done = countDone(own, clock)
  const all = dueCards(own, clock)
  const learning = all.filter(({ reason }) => reason === 'learning')
  const review = all.filter(({ reason }) => reason === 'review')
  const share = shareOfBacklog(review, Math.max(0, limits.reviews - done.reviews))
  const waiting = review.length - share.length
  const room = waiting > 0 ? 0 : Math.max(0, limits.newCards - done.newCards)
  const unbegun = cardsToBegin(words, cards, clock)
  const fresh = unbegun.slice(0, room)
  return { due: [...learning, ...share], fresh, waiting, waitingNew: unbegun.length - fresh.length }
}

/** The cards of the words that the bank still has. */
function cardsOf(words: readonly string[], cards: CardsByKey): WordCard[] {
  const kept = new Set(words)
  return [...cards.values()].filter(({ word }) => kept.has(word))
}

/** How many cards were begun, and how many older ones answered, since the day began. */
function countDone(cards: readonly WordCard[], { dayStart }: ReviewClock): DailyLimits {
  const today = cards.filter(({ lastReview }) => lastReview >= dayStart)
  const newCards = today.filter(({ firstReview }) => firstReview >= dayStart).length
  return { newCards, reviews: today.length - newCards }
}

/**
 * A word is asked for by its meaning once it is recognised, and not on the same day, as one would answer the other; such
 * words go before words never met.
 */
function cardsToBegin(words: readonly string[], cards: CardsByKey, { dayStart }: ReviewClock): NewCard[] {
  const recognition: NewCard[] = []
  const production: NewCard[] = []
  for (const word of new Set(words)) {
    const recognised = cards.get(cardKey(word, 'recognition'))
    if (!recognised) recognition.push({ word, kind: 'recognition' })
    else if (
      recognised.phase === 'review' &&
      recognised.lastReview < dayStart &&
      !cards.has(cardKey(word, 'production'))
    ) {
      production.push({ word, kind: 'production' })
    }
  }
  return [...production, ...recognition]
}
