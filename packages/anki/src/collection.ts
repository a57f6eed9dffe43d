/** What a package of Anki's holds, as far as words are made of it, whichever schema it was written in. */
export interface AnkiCollection {
  noteTypes: AnkiNoteType[]
  notes: AnkiNote[]
  /** Names of the sounds and pictures that came with it; text of the file, never a path. */
  media: string[]
}

export interface AnkiNoteType {
  id: number
  name: string
  fields: string[]
  /** What each card asks, as HTML with {{fields}}, by its ordinal. */
  questions: string[]
}

export interface AnkiNote {
  id: number
  typeId: number
  /** HTML. */
  fields: string[]
  tags: string[]
  cards: AnkiCard[]
}

/** A card and how well it is known; times are milliseconds since the epoch. */
export interface AnkiCard {
  /** Which of its note type's cards it is, from 0. */
  ordinal: number
  /** Whether it has come as far as intervals of days. */
  isInReview: boolean
  /** Days between its last review and the next. */
  interval: number
  lastReview: number | undefined
  /** As FSRS has it, where Anki used it. */
  memory: { stability: number; difficulty: number } | undefined
  /** How often the interval grows: 2.5 where nothing was found hard or easy. */
  ease: number
  /** Every answer, the oldest first; those before the card was last reset are left out. */
  answers: { at: number; grade: 1 | 2 | 3 | 4 }[]
}
