import type { CardKind, Grade } from '../review/review.ts'

/** An answer that another program, or another server, knows of. */
export interface FileReview {
  kind: CardKind
  grade: Grade
  /** Milliseconds since the epoch. */
  at: number
}

/** What a file knows of one card of a word: every answer, or how well it was known after the last. */
export interface FileCard {
  kind: CardKind
  answers: readonly { at: number; grade: Grade }[]
  /** As FSRS counts it: days until recall has fallen to 90%, and 1 (easy) to 10 (hard). */
  memory: { stability: number; difficulty: number } | undefined
  /** Days from the last review to the next; 0 where it has not come as far. */
  interval: number
  /** Milliseconds since the epoch. */
  lastReview: number | undefined
}
