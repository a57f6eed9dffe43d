import type { WordCard } from './word-card.ts'

/** Anki's default: so many lapses make a card a leech, one that takes more time than it gives. */
export const leechLapses = 8

/** Days of stability from which a card has come through; Anki calls such cards mature. */
export const leechCuredStability = 21

/** Whether a card is forgotten again and again, and would be helped more by another way of learning it. */
export function isLeech({ lapses, stability }: Pick<WordCard, 'lapses' | 'stability'>): boolean {
  return lapses >= leechLapses && stability < leechCuredStability
}
