import { editSentence, type SentenceEdit } from '@lingarden/domain/sentence-edits'
import type { Goal } from '@lingarden/domain/tutor-turn'
import { readLocal, writeLocal } from '@/lib/local-store'
import type { SessionWordStats } from '@/lib/word-tracking/session-words'
import type { SessionGrowth } from '@/lib/word-tracking/use-session-growth'
import type { UserMessage } from '../conversation/messages'

/** What a session came to (requirement 3.25). */
export interface SessionSummary extends SessionWordStats, SessionGrowth {
  /** Seconds. */
  totalTime: number
  /** Seconds of the session before in this language; undefined where none was ended yet. */
  previousSessionTime: number | undefined
  goalsReached: string[]
  /** Of the learner's own. */
  ownSentences: number
  said: SaidSentence[]
}

/** A sentence of the learner's own, as it is looked back on. */
export interface SaidSentence {
  /** Of its message. */
  id: string
  content: string
  /** The sentence in its right form. */
  mended: string
  /** None where nothing was wrong. */
  edits: SentenceEdit[]
  reasons: string[]
}

/** More would be a list to work off, not a look back. */
const mostMended = 6

/** What the learner said and had mended, the newest last; where nothing was, the longest sentence that was found right. */
export function saidSentences(messages: readonly UserMessage[]): SaidSentence[] {
  const said = messages.flatMap(readSentence)
  const mended = said.filter(({ edits }) => edits.length > 0)
  if (mended.length > 0) return mended.slice(-mostMended)
  const [longest] = said.toSorted((one, other) => other.content.length - one.content.length)
  return longest ? [longest] : []
}

/** Nothing where nobody vouches for the whole sentence. */
function readSentence({ id, content, feedback }: UserMessage): SaidSentence[] {
  if (feedback?.status !== 'complete') return []
  const { corrections, mended } = feedback.feedback
  // Where something is only perhaps wrong, nobody knows the right form.
  if (mended === undefined && corrections.some(({ perhaps }) => perhaps)) return []
  const { edits, outside } = editSentence(
    content,
    corrections.filter(({ perhaps }) => !perhaps),
  )
  const whole = mended ?? (edits.length > 0 && outside.length === 0 ? applyEdits(content, edits) : undefined)
  if (whole === undefined || (edits.length === 0 && corrections.length > 0)) return []
  return [{ id, content, mended: whole, edits, reasons: corrections.map(({ explanation }) => explanation) }]
}

const applyEdits = (content: string, edits: readonly SentenceEdit[]): string =>
  edits.reduceRight((text, { start, end, added }) => text.slice(0, start) + added + text.slice(end), content)

/** The texts of the goals that were reached. */
export const goalsReached = (goals: readonly Goal[]): string[] =>
  goals.filter(({ completed }) => completed).map(({ text }) => text)

/**
 * Remembers how long a session took, in seconds, and tells how long the one before did.
 * @param owner names learner and language
 */
export function rememberSessionTime(owner: string, seconds: number): number | undefined {
  const key = `session-time:${owner}`
  const before = readLocal<unknown>(key)
  writeLocal(key, seconds)
  return typeof before === 'number' ? before : undefined
}
