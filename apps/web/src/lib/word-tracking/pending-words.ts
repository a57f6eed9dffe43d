import type { LocalDay } from '@lingarden/domain/analytics/local-day'
import type { Planting } from '@lingarden/domain/word-bank'

/** Counts of a word that the server has not acknowledged (requirement 3.14). */
export interface TrackedWord {
  word: string
  /** The sentence it was met in last. */
  sentence: string
  seen: number
  clicks: number
  /** ISO 8601. */
  dateAdded: string
  /** How the learner planted it; missing where it was only met. */
  plantedBy?: MeetingPlanting
  /** The learner's local day on which they did. */
  plantedOn?: LocalDay
}

/** What a meeting plants a word by. */
export type MeetingPlanting = Extract<Planting, 'look-up' | 'used' | 'lesson'>

/** Words on their way to the server. */
interface WordBatch {
  words: TrackedWord[]
  /** The newest change of the learner's words when the batch was begun: what tells later whether it arrived. */
  newestChange: string
  /** Milliseconds since the epoch. */
  begunAt: number
}

/** What a browser keeps of a learner's words in one language until the server has it. */
export interface PendingWords {
  waiting: TrackedWord[]
  underway?: WordBatch
}

export const nothingPending: PendingWords = { waiting: [] }

/** The server keeps no longer sentence, in UTF-16 code units. */
const sentenceLength = 1000
/** A request that outlives its page may carry 64 KB; the rest is for the names of the fields. */
const batchBytes = 40_000
/** The remote procedure takes no more words at once. */
const batchWords = 200

export interface Meeting {
  word: string
  sentence: string
  kind: 'seen' | 'click'
  /** ISO 8601. */
  at: string
  planting?: { by: MeetingPlanting; on: LocalDay } | undefined
}

/** Counts one meeting with a word: seen in a message, or clicked. */
export function countMeeting(
  pending: PendingWords,
  { word, sentence, kind, at, planting }: Meeting,
): PendingWords {
  const met: TrackedWord = {
    word,
    sentence: sentence.slice(0, sentenceLength),
    seen: kind === 'seen' ? 1 : 0,
    clicks: kind === 'click' ? 1 : 0,
    dateAdded: at,
    ...(planting && { plantedBy: planting.by, plantedOn: planting.on }),
  }
  return { ...pending, waiting: joinWords(pending.waiting, [met]) }
}

/** Puts waiting words under way, as many as one request may carry; nothing while a batch is under way already. */
export function beginBatch(pending: PendingWords, newestChange: string, begunAt: number): PendingWords {
  if (pending.underway || pending.waiting.length === 0) return pending
  const size = batchSize(pending.waiting)
  const words = pending.waiting.slice(0, size)
  return { waiting: pending.waiting.slice(size), underway: { words, newestChange, begunAt } }
}

/** The server has the batch. */
export function acknowledgeBatch({ waiting }: PendingWords): PendingWords {
  return { waiting }
}

/** The server does not have the batch: its counts wait again. */
export function returnBatch({ waiting, underway }: PendingWords): PendingWords {
  return { waiting: joinWords(underway?.words ?? [], waiting) }
}

/** Words without some that are not to come to the bank, also where they may be on their way. */
export function forgetWords({ waiting, underway }: PendingWords, words: readonly string[]): PendingWords {
  const gone = new Set(words)
  const without = (tracked: readonly TrackedWord[]) => tracked.filter(({ word }) => !gone.has(word))
  const left = without(waiting)
  if (!underway) return { waiting: left }
  const underwayWords = without(underway.words)
  return underwayWords.length > 0
    ? { waiting: left, underway: { ...underway, words: underwayWords } }
    : { waiting: left }
}

/** Adds the counts of later meetings to earlier ones; the sentence is the later one, where it brings one. */
function joinWords(earlier: readonly TrackedWord[], later: readonly TrackedWord[]): TrackedWord[] {
  const joined = new Map(earlier.map((tracked) => [tracked.word, tracked]))
  for (const tracked of later) {
    const before = joined.get(tracked.word)
    joined.set(tracked.word, {
      ...tracked,
      sentence: tracked.sentence || (before?.sentence ?? ''),
      seen: tracked.seen + (before?.seen ?? 0),
      clicks: tracked.clicks + (before?.clicks ?? 0),
      dateAdded: before?.dateAdded ?? tracked.dateAdded,
      // It was planted by what planted it first.
      ...(before?.plantedBy && { plantedBy: before.plantedBy }),
      ...(before?.plantedOn && { plantedOn: before.plantedOn }),
    })
  }
  return [...joined.values()]
}

function batchSize(words: readonly TrackedWord[]): number {
  const encoder = new TextEncoder()
  let bytes = 0
  const end = words.findIndex(
    (tracked) => (bytes += encoder.encode(JSON.stringify(tracked)).length) > batchBytes,
  )
  return Math.min(batchWords, end < 0 ? words.length : Math.max(1, end))
}
