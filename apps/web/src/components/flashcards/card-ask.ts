import type { GappedSentence } from '@lingarden/domain/exercises/gap-sentence'

/** Which side of a card is asked for. */
export type CardDirection = 'to-meaning' | 'to-word'

/** How a card asks: by its side to be read or heard, or for its word to be written, alone or in a sentence. */
export type CardAsk =
  | { kind: 'read' }
  | { kind: 'hear' }
  | { kind: 'write'; sentence?: GappedSentence | undefined }
