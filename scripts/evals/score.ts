import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Correction, TutorEvent } from '@lingarden/domain/tutor-turn'
import type { Sentence } from './sentences.ts'

/** What one turn brought. */
export interface TurnResult {
  tag: LanguageTag
  sentence: Sentence
  events: readonly TutorEvent[]
  /** Until the first text, in milliseconds; undefined where there was none. */
  firstTextMs: number | undefined
  /** Part of the reply's words that fit a beginner, 0 to 1. */
  levelShare: number
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

function correctionsOf({ events }: Pick<TurnResult, 'events'>): Correction[] {
  return events.flatMap((event) => (event.type === 'feedback' ? event.feedback.corrections : []))
}

/** The sentence with all its corrections made. */
function applyCorrections(text: string, corrections: readonly Correction[]): string {
  return corrections.reduce((result, { original, corrected }) => result.replace(original, corrected), text)
}

export interface CorrectionScore {
  /** Part of the corrected sentences that had a mistake. */
  precision: number
  /** Part of the sentences with a mistake that were corrected. */
  recall: number
  /** Part of them that came out right. */
  right: number
  /** Part of the sentences without a mistake that were corrected. */
  falseAlarms: number
}

export function scoreCorrections(results: readonly TurnResult[]): CorrectionScore {
  const isFlagged = (result: TurnResult) => correctionsOf(result).length > 0
  const isRight = ({ sentence, ...rest }: TurnResult) => {
    const corrected = bare(applyCorrections(sentence.text, correctionsOf(rest)))
    return sentence.right.some((right) => bare(right) === corrected)
  }
  const withMistake = results.filter(({ sentence }) => sentence.right.length > 0)
  const without = results.filter(({ sentence }) => sentence.right.length === 0)
  const found = withMistake.filter(isFlagged)
  const falseAlarms = without.filter(isFlagged).length
  return {
    precision: ratio(found.length, found.length + falseAlarms),
    recall: ratio(found.length, withMistake.length),
    right: ratio(withMistake.filter(isRight).length, withMistake.length),
    falseAlarms: ratio(falseAlarms, without.length),
  }
}

const english = /\b(?:the|you|your|is|are|and|what|with|this|that|have|it|of|great|good)\b/iu

/** Whether a reply is in its language alone: no Latin words beside Mandarin, no English or Han beside the others. */
export function isPure(text: string, tag: LanguageTag): boolean {
  return tag === 'zh'
    ? !/\p{Script=Latin}{2,}/u.test(text)
    : !/\p{Script=Han}/u.test(text) && !english.test(text)
}

export const repliesOf = ({ events }: Pick<TurnResult, 'events'>): string[] =>
  events.flatMap((event) => (event.type === 'reply' ? [event.text] : []))

const ratio = (part: number, whole: number): number => (whole === 0 ? Number.NaN : part / whole)

export const mean = (values: readonly number[]): number =>
  ratio(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  )
