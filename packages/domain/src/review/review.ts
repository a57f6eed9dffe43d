/** The two ways in which a word is asked for: from its form to its meaning, and back. */
export const cardKinds = ['recognition', 'production'] as const
export type CardKind = (typeof cardKinds)[number]

/** What the log keeps: answers to cards, and that a word was used right, unaided, in a sentence of the learner's own. */
export const reviewKinds = [...cardKinds, 'use'] as const
export type ReviewKind = (typeof reviewKinds)[number]

/** Names a card within a language. */
export const cardKey = (word: string, kind: ReviewKind): string => `${kind}:${word}`

/** 1 again, 2 hard, 3 good, 4 easy, as FSRS counts them. */
export const grades = [1, 2, 3, 4] as const
export type Grade = (typeof grades)[number]

/** One recall of a word, or one that failed; an entry of the log that is only ever added to. Times are milliseconds since the epoch. */
export interface Review {
  /** A UUID chosen by the device that was answered on, so that sending it twice adds it once. */
  id: string
  word: string
  kind: ReviewKind
  grade: Grade
  /** By the device's clock. */
  reviewedAt: number
  /** By the server's clock; undefined until the server has it. */
  receivedAt?: number | undefined
  /** It repeats a review of the word under another spelling: it makes the card, and is no answer of its own. */
  isCarried?: boolean
}

/** An answer to a card. */
export type CardReview = Review & { kind: CardKind }

/** Whether a review answered a card: a use in a sentence of one's own makes no card, and is asked by none. */
export const isCardReview = (review: Review): review is CardReview => review.kind !== 'use'

/** The kind of card that a review is like: who uses a word produces it. */
export const cardKindOf = (kind: ReviewKind): CardKind => (kind === 'use' ? 'production' : kind)

/**
 * When a review counts as given: by the device's clock, but not after the server had it, so that a clock that runs ahead
 * does no harm once the review has been sent.
 */
export function timeOfReview({ reviewedAt, receivedAt }: Review): number {
  return receivedAt === undefined ? reviewedAt : Math.min(reviewedAt, receivedAt)
}

/**
 * The log in the one order that every device agrees on, each review once. Where copies of one review differ, the server's
 * is taken, and of two that it gave the later one, as a review goes over where its word is joined with another. So the
 * order in which logs are merged does not matter.
 */
export function orderReviews(log: Iterable<Review>): Review[] {
  const byId = new Map<string, Review>()
  for (const review of log) {
    const known = byId.get(review.id)
    if (!known || compareCopies(review, known) < 0) byId.set(review.id, review)
  }
  return [...byId.values()].sort(
    (a, b) => timeOfReview(a) - timeOfReview(b) || a.reviewedAt - b.reviewedAt || compareTexts(a.id, b.id),
  )
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

function compareCopies(a: Review, b: Review): number {
  const receivedA = a.receivedAt ?? -Infinity
  const receivedB = b.receivedAt ?? -Infinity
  if (receivedA !== receivedB) return receivedA > receivedB ? -1 : 1
  return (
    a.reviewedAt - b.reviewedAt ||
    a.grade - b.grade ||
    compareTexts(a.kind, b.kind) ||
    compareTexts(a.word, b.word)
  )
}
