/** A word met in a session (requirement 3.14); counts are those not yet synced. */
export interface TrackedWord {
  word: string
  sentence: string
  seen: number
  clicks: number
  /** ISO 8601. */
  dateAdded: string
}

/** What a session has met: words by their lower-case form, and whether each was new when it was first met. */
export interface TrackedWords {
  pending: Record<string, TrackedWord>
  /** Kept for the session, whatever happens to the word meanwhile (requirement 4.16c). */
  isNew: Record<string, boolean>
}

export const nothingTracked: TrackedWords = { pending: {}, isNew: {} }

interface Meeting {
  word: string
  sentence: string
  kind: 'seen' | 'click'
  isInBank: boolean
  at: string
}

/** Counts one meeting with a word: seen in a message, or looked up. */
export function trackWord(tracked: TrackedWords, { word, sentence, kind, isInBank, at }: Meeting): TrackedWords {
  const key = word.toLowerCase()
  const before = tracked.pending[key] ?? { word, sentence, seen: 0, clicks: 0, dateAdded: at }
  const after: TrackedWord = {
    ...before,
    sentence,
    seen: before.seen + (kind === 'seen' ? 1 : 0),
    clicks: before.clicks + (kind === 'click' ? 1 : 0),
  }
  return {
    pending: { ...tracked.pending, [key]: after },
    isNew: key in tracked.isNew ? tracked.isNew : { ...tracked.isNew, [key]: !isInBank },
  }
}

/** New and practised words of the session (requirement 3.25). */
export function sessionCounts({ isNew }: TrackedWords): { newWords: number; wordsPractised: number } {
  const all = Object.values(isNew)
  const newWords = all.filter(Boolean).length
  return { newWords, wordsPractised: all.length - newWords }
}
