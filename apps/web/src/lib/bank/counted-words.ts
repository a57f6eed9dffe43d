import type { LocalDay } from '@lingarden/domain/analytics/local-day'
import type { Planting } from '@lingarden/domain/word-bank'

/** Counts of a word that the server has not acknowledged (requirement 3.14). */
export interface CountedWord {
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

/** The server keeps no longer sentence, in UTF-16 code units. */
const sentenceLength = 1000
/** A request that outlives its page may carry 64 KB; the rest is for the names of the fields, and for practice. */
const mostBytes = 30_000
/** The remote procedure takes no more words at once. */
const mostWords = 200

export interface Meeting {
  word: string
  sentence: string
  kind: 'seen' | 'click'
  /** ISO 8601. */
  at: string
  planting?: { by: MeetingPlanting; on: LocalDay } | undefined
}

/** What one meeting with a word counts: seen in a message, or clicked. */
export const countMeeting = ({ word, sentence, kind, at, planting }: Meeting): CountedWord => ({
  word,
  sentence: sentence.slice(0, sentenceLength),
  seen: kind === 'seen' ? 1 : 0,
  clicks: kind === 'click' ? 1 : 0,
  dateAdded: at,
  ...(planting && { plantedBy: planting.by, plantedOn: planting.on }),
})

/** Adds later counts to earlier ones; the sentence is the later one, where it brings one. */
export function joinCounts(earlier: readonly CountedWord[], later: readonly CountedWord[]): CountedWord[] {
  const joined = new Map(earlier.map((counted) => [counted.word, counted]))
  for (const counted of later) {
    const before = joined.get(counted.word)
    joined.set(counted.word, {
      ...counted,
      sentence: counted.sentence || (before?.sentence ?? ''),
      seen: counted.seen + (before?.seen ?? 0),
      clicks: counted.clicks + (before?.clicks ?? 0),
      dateAdded: before?.dateAdded ?? counted.dateAdded,
      // It was planted by what planted it first.
      ...(before?.plantedBy && { plantedBy: before.plantedBy }),
      ...(before?.plantedOn && { plantedOn: before.plantedOn }),
    })
  }
  return [...joined.values()]
}

/** Whether one request can carry so many words; one word alone always. */
export const fitsOneRequest = (words: readonly CountedWord[]): boolean =>
  words.length <= 1 || (words.length <= mostWords && bytesOf(words) <= mostBytes)

/** Words in parts that one request each can carry. */
export function inRequests(words: readonly CountedWord[]): CountedWord[][] {
  const parts: CountedWord[][] = []
  for (const counted of words) {
    const part = parts.at(-1)
    if (part && fitsOneRequest([...part, counted])) part.push(counted)
    else parts.push([counted])
  }
  return parts
}

const encoder = new TextEncoder()
const bytesOf = (words: readonly CountedWord[]): number => encoder.encode(JSON.stringify(words)).length
