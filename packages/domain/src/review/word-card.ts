import { createEmptyCard, fsrs, State, type Card } from 'ts-fsrs'
import type { CardKind, Grade } from './review.ts'

/** How likely a card should still be known when it comes up again. */
export const desiredRetention = 0.9

/**
 * FSRS-6 with its default parameters, as ts-fsrs has them (https://github.com/open-spaced-repetition/ts-fsrs; the
 * formulas: https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm). Intervals are not fuzzed: the same
 * log has to give the same cards on every device.
 */
const scheduler = fsrs({ request_retention: desiredRetention, enable_fuzz: false })

/** Learning comes in steps of minutes until a card is known, relearning after it was forgotten; review in days. */
export type CardPhase = 'learning' | 'review' | 'relearning'

/** What is known of one card of a word after its reviews. Times are milliseconds since the epoch. */
export interface WordCard {
  word: string
  kind: CardKind
  phase: CardPhase
  /** Days until recall has fallen to 90%; above 0. */
  stability: number
  /** 1 (easy) to 10 (hard). */
  difficulty: number
  /** The step of minutes it stands at; 0 in review. */
  step: number
  /** Reviews so far, 1 or more. */
  reps: number
  /** How often it was forgotten once it was known. */
  lapses: number
  due: number
  firstReview: number
  lastReview: number
}

/**
 * The card after an answer.
 * @param before the card, or the word and kind of one that was never answered
 * @param time when; a time before the last review counts as that of the last review
 */
export function gradeCard(
  before: WordCard | Pick<WordCard, 'word' | 'kind'>,
  grade: Grade,
  time: number,
): WordCard {
  const known = 'phase' in before ? before : undefined
  const at = Math.max(time, known?.lastReview ?? time)
  const { card } = scheduler.next(known ? toFsrsCard(known) : createEmptyCard(at), at, grade)
  return {
    word: before.word,
    kind: before.kind,
    phase: phases[card.state] ?? 'learning',
    stability: card.stability,
    difficulty: card.difficulty,
    step: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    due: card.due.getTime(),
    firstReview: known?.firstReview ?? at,
    lastReview: at,
  }
}

/** How likely a card is known at a time, from 0 to 1; 1 before its last review. */
export function retrievability(card: WordCard, time: number): number {
  const days = Math.max(0, time - card.lastReview) / dayMs
  return scheduler.forgetting_curve(days, card.stability)
}

export const dayMs = 86_400_000

const phases: Partial<Record<State, CardPhase>> = {
  [State.Learning]: 'learning',
  [State.Review]: 'review',
  [State.Relearning]: 'relearning',
}
const states: Record<CardPhase, State> = {
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
}

function toFsrsCard(card: WordCard): Card {
  return {
    due: new Date(card.due),
    stability: card.stability,
    difficulty: card.difficulty,
    // FSRS computes the days that have passed itself.
    elapsed_days: 0,
    scheduled_days: 0,
    learning_steps: card.step,
    reps: card.reps,
    lapses: card.lapses,
    state: states[card.phase],
    last_review: new Date(card.lastReview),
  }
}
