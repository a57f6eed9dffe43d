import { mendText } from '@lingarden/domain/mistakes/mend-text'
import type { Correction, Feedback } from '@lingarden/domain/tutor-turn'

const maxCorrections = 4
const maxItems = 3
const maxLength = 300

/** Letters and digits alone: what a chat may leave out does not count as a mistake. */
const bare = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/**
 * Keeps of a model's feedback what can be true. A correction must quote the learner and change more than capitals and
 * punctuation: a false correction is worse than a missed one. The smallest edit comes first.
 */
export function soundFeedback(feedback: Feedback, message: string): Feedback {
  const said = bare(message)
  const seen = new Set<string>()
  const corrections = feedback.corrections
    .filter(({ original, corrected }) => {
      const [quoted, better] = [bare(original), bare(corrected)]
      if (quoted === '' || better === '' || quoted === better || !said.includes(quoted)) return false
      return seen.size < seen.add(quoted).size
    })
    .map(({ original, corrected, explanation }) => ({
      original: clip(original),
      corrected: clip(corrected),
      explanation: clip(explanation),
    }))
    .toSorted((a, b) => editSize(a) - editSize(b))
    .slice(0, maxCorrections)
  const mended = mendedMessage(message, feedback.corrections, corrections)
  return {
    positive: clip(feedback.positive),
    corrections,
    suggestions: tidyLines(feedback.suggestions),
    suggestedSentences: tidyLines(feedback.suggestedSentences),
    ...(mended !== undefined && { mended }),
  }
}

/**
 * The message with the corrections that were kept, where that is all the model found: what was left out, as it could not
 * be placed or there was too much, may be wrong still.
 */
function mendedMessage(
  message: string,
  found: readonly Correction[],
  kept: readonly Correction[],
): string | undefined {
  const isKept = ({ original }: Correction) => kept.some((one) => bare(one.original) === bare(original))
  const isChange = ({ original, corrected }: Correction) => bare(original) !== bare(corrected)
  return found.filter(isChange).every(isKept) ? mendText(message, kept) : undefined
}

/** A few short lines, none of them empty or twice. */
export const tidyLines = (lines: readonly string[]): string[] =>
  [...new Set(lines.map(clip))].filter((line) => line !== '').slice(0, maxItems)

const clip = (text: string): string => text.trim().slice(0, maxLength)

/** How many letters lie between the first and the last difference. */
function editSize({ original, corrected }: Correction): number {
  const [a, b] = [[...original], [...corrected]]
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++
  return Math.max(a.length, b.length) - start - end
}
