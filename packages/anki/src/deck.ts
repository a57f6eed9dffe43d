/** A deck as it is to be written; times are milliseconds since the epoch. */
export interface DeckToWrite {
  /** Names the deck and its note type; the same each time, so that a second import brings the first one up to date. */
  id: number
  name: string
  noteType: NoteTypeToWrite
  notes: NoteToWrite[]
  /** Contents of sounds by the names that notes use. */
  media: ReadonlyMap<string, Uint8Array>
  now: number
}

export interface NoteTypeToWrite {
  id: number
  name: string
  fields: string[]
  /** HTML with {{fields}}. */
  templates: { name: string; question: string; answer: string }[]
  css: string
}

export interface NoteToWrite {
  /** Names the note wherever it is; the same each time. */
  guid: string
  /** HTML, one a field of the note type. */
  fields: string[]
  /** Without spaces. */
  tags: string[]
  /** When it was made, and changed last. */
  createdAt: number
  changedAt: number
  /** One a template; undefined where that is not to be asked yet. */
  cards: (CardToWrite | undefined)[]
}

/** A card in review, or one that was never answered where nothing is known. */
export interface CardToWrite {
  memory: { stability: number; difficulty: number }
  lapses: number
  due: number
  answers: AnswerToWrite[]
}

export interface AnswerToWrite {
  at: number
  grade: 1 | 2 | 3 | 4
  /** Of the card before the answer. */
  phase: 'learning' | 'review' | 'relearning'
  /** Milliseconds to the next time it was to be asked, and to this one. */
  interval: number
  lastInterval: number
}
