import type { Activity } from '@lingarden/domain/tutor-activity'
import { parseAiMessageType, type AiMessageType } from '@lingarden/domain/tutor-messages'
import type { Feedback } from '@lingarden/domain/tutor-turn'
import { readActivityData, type ActivityData } from '../activities/activity-data'

interface MessageFields {
  id: string
  content: string
  /** ISO 8601. */
  timestamp: string
}

export interface AiMessage extends MessageFields {
  type: 'ai'
  messageType: AiMessageType
  /** Whether the built-in tutor in the browser wrote it, for want of a connection. */
  isOffline?: boolean
  /** Whether the browser's own language model wrote it. */
  isByBrowser?: true
  /** What it means, in the language of the interface, where somebody has written that. */
  meaning?: string
  /** Whether the learner asked for it to be spoken slowly. */
  isSlow?: true
}

/** How the tutor's look at a message stands; absent where none was asked for. */
export type MessageFeedback =
  | { status: 'begun' | 'failed' | 'timed-out' }
  | { status: 'complete'; feedback: Feedback }

/** How far a learner has come in mending a message themselves. */
export interface Mending {
  /** Tries that missed. */
  tries: number
  /** How it ended: found by themselves, shown, or left for what came next in the talk; missing while it is open. */
  end?: 'self' | 'shown' | 'left'
}

export interface UserMessage extends MessageFields {
  type: 'user'
  /** Whether it was offered to be said, and taken over as it stood. */
  isOffered?: boolean
  /** What stood before the learner's eyes as they wrote; known to the page it was written in alone. */
  aid?: string
  feedback?: MessageFeedback
  /** Missing where the learner wanted right forms at once when they wrote it. */
  mending?: Mending
}

/** What helped with a message that was found right, or mended; undefined where nobody looked at it here. */
export const aidOf = ({ aid, feedback }: UserMessage): string | undefined =>
  feedback?.status === 'complete' ? aid : undefined

/** An activity that the tutor offers (requirement 3.22). */
export interface ActivityMessage extends MessageFields {
  type: 'activity'
  activityData: ActivityData
}

/** The message of a new activity; the exercises say all, so it has no text of its own. */
export const activityMessage = (id: string, activity: Activity, at: string): ActivityMessage => ({
  id,
  type: 'activity',
  content: '',
  timestamp: at,
  activityData: { id, ...activity, answers: activity.exercises.map(() => null) },
})

/** Where an earlier session ends and a later one begins. */
interface SessionBreak extends MessageFields {
  type: 'session_break'
}

/** A message of the conversation (requirements 3.19-3.22), as far as text needs it. */
export type Message = AiMessage | UserMessage | ActivityMessage | SessionBreak

type Fields = Partial<Record<string, unknown>>

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Reads a message that was kept; undefined where it cannot be one. */
export function readMessage(value: unknown): Message | undefined {
  const fieldsKept = fieldsOf(value) ?? {}
  const {
    id,
    type,
    content = '',
    timestamp,
    messageType,
    isOffline,
    isByBrowser,
    meaning,
    isOffered,
    feedback,
    mending,
    activityData,
  } = fieldsKept
  if (!isText(id) || !isText(timestamp) || typeof content !== 'string') return undefined
  const fields: MessageFields = { id, content, timestamp }
  switch (type) {
    case 'ai':
      return {
        ...fields,
        type,
        messageType: parseAiMessageType(messageType),
        ...(isOffline === true && { isOffline }),
        ...(isByBrowser === true && { isByBrowser }),
        ...(isText(meaning) && { meaning }),
      }
    case 'user':
      return {
        ...fields,
        type,
        ...(isOffered === true && { isOffered }),
        ...readFeedback(feedback),
        ...readMending(mending),
      }
    case 'activity':
      return readActivity(fields, activityData)
    case 'session_break':
      return { ...fields, type }
    default:
      return undefined
  }
}

/** Activity messages without id, type and title are discarded (requirement 5.6c). */
function readActivity(fields: MessageFields, value: unknown): ActivityMessage | undefined {
  const activityData = readActivityData(value)
  return activityData && { ...fields, type: 'activity', activityData }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

const ends = ['self', 'shown', 'left'] as const

function readMending(value: unknown): { mending?: Mending } {
  const { tries, end: kept } = fieldsOf(value) ?? {}
  if (typeof tries !== 'number') return {}
  const end = ends.find((known) => known === kept)
  return { mending: { tries, ...(end && { end }) } }
}

/** Only feedback that arrived is worth keeping. */
function readFeedback(value: unknown): { feedback?: MessageFeedback } {
  const kept = fieldsOf(value)
  const { positive, corrections, suggestions, suggestedSentences, mended } =
    fieldsOf(kept?.['feedback']) ?? {}
  if (kept?.['status'] !== 'complete' || typeof positive !== 'string' || !Array.isArray(corrections))
    return {}
  if (!isTexts(suggestions) || !isTexts(suggestedSentences)) return {}
  const read = corrections.flatMap((item: unknown) => {
    const { original, corrected, explanation, perhaps } = fieldsOf(item) ?? {}
    if (typeof original !== 'string' || typeof corrected !== 'string' || typeof explanation !== 'string')
      return []
    return [{ original, corrected, explanation, ...(perhaps === true && { perhaps: true as const }) }]
  })
  const feedback: Feedback = {
    positive,
    corrections: read,
    suggestions,
    suggestedSentences,
    ...(isText(mended) && { mended }),
  }
  return { feedback: { status: 'complete', feedback } }
}

/** Messages of an earlier session, closed by one break: their words were counted then. */
export function closeSession(messages: readonly Message[], now: number): Message[] {
  const end: Message = {
    id: `break-${now}`,
    type: 'session_break',
    content: '',
    timestamp: new Date(now).toISOString(),
  }
  return [...messages.filter(({ type }, i) => type !== 'session_break' || i < messages.length - 1), end]
}
