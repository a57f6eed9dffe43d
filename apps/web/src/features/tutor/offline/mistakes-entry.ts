import type { Correction } from '@lingarden/domain/tutor-turn'
import type { MistakesEntry } from '@/lib/outbox/entry'

/** Longest text of a mistake that is kept, in characters; the table takes no more. */
const longestText = 500
const longestExplanation = 1000

interface Origin {
  userId: string
  languageCode: string
  /** The message they were made in. */
  messageId: string
}

/**
 * The mistakes of a turn without a server, to be sent later. The message is named as the server names it, so that a turn
 * of both counts once; undefined where there is nothing to keep.
 */
export function mistakesEntry(
  corrections: readonly Correction[],
  { userId, languageCode, messageId }: Origin,
): MistakesEntry | undefined {
  const mistakes = corrections
    .filter(({ original, corrected }) => original.trim() !== '' && original !== corrected)
    .filter(({ original, corrected }) => Math.max(original.length, corrected.length) <= longestText)
    .map((correction) => ({
      ...correction,
      explanation: correction.explanation.slice(0, longestExplanation),
    }))
  if (mistakes.length === 0) return undefined
  return { kind: 'mistakes', userId, languageCode, messageId, mistakes }
}
