import type { Json } from '@lingarden/database/generated/types'
import type { CustomActivity } from '@lingarden/domain/activities/activity'
import type { BankEdit } from '@lingarden/domain/bank/bank-edit'
import type { LocalDay } from '@lingarden/domain/analytics/local-day'
import type { LessonPosition } from '@lingarden/domain/courses/lesson-position'
import type { LanguageCode } from '@lingarden/languages/find-language'
import type { LearnerFact } from '@lingarden/domain/learner-facts'
import type { MistakeRow } from '@lingarden/domain/mistakes/mistake-rows'
import type { MistakeAnswer } from '@lingarden/domain/mistakes/mistake-schedule'
import type { Review } from '@lingarden/domain/review/review'

interface Owned {
  userId: string
  languageCode: string
}

/** The two kinds of what the tutor remembers of a learner. */
export type Remembered = 'facts' | 'mistakes'

/** A conversation as the database keeps it; a later state of it replaces an earlier one. */
export interface HistoryEntry extends Owned {
  kind: 'history'
  id: string
  /** Given once; a later one is the learner's. */
  title: string
  content: { messages: Json; goals: Json; engine_state: string | null }
}

/** Mistakes that were corrected in one message; the database counts them once a message. */
export interface MistakesEntry extends Owned {
  kind: 'mistakes'
  messageId: string
  mistakes: MistakeRow[]
}

/** What the learner told about themselves in one message; what is known already changes nothing. */
export interface FactsEntry extends Owned {
  kind: 'facts'
  messageId: string
  facts: LearnerFact[]
}

/** What the sessions of a conversation came to; a later state replaces an earlier one. */
interface StatsEntry extends Owned {
  kind: 'stats'
  id: string
  stats: Json
}

/** The name that the learner gave a conversation. */
export interface RenameEntry extends Owned {
  kind: 'rename'
  id: string
  title: string
}

/** A conversation that the learner deleted. */
export interface DeletionEntry extends Owned {
  kind: 'deletion'
  id: string
}

/** What happens to a conversation; it is sent in the order that these are named in. */
export type ConversationEntry = HistoryEntry | StatsEntry | RenameEntry | DeletionEntry

/** An answer to a mistake in a review, named by its id, so that the database adds it once. */
export interface MistakeAnswerEntry extends Owned {
  kind: 'mistake-answer'
  mistakeId: string
  answer: MistakeAnswer
}

/** An answer to a card, named by its id, so that the database adds it once. */
export interface ReviewEntry extends Owned {
  kind: 'review'
  review: Review
  /** Milliseconds since the epoch up to which it may still be taken back, and so is not sent. */
  heldUntil: number
}

/** Words that came into the bank on a day, or went out of it on the day they came; each counts once. */
export interface DayWordsEntry extends Owned {
  kind: 'day-words'
  languageCode: LanguageCode
  changeId: string
  /** The learner's local day. */
  date: LocalDay
  added: string[]
  removed: string[]
}

/** A change of the word bank; what is sent twice changes nothing more. */
export interface BankEntry extends Owned {
  kind: 'bank'
  editId: string
  edit: BankEdit
}

/** An activity as the learner left it, or that they deleted it; a later state replaces an earlier one. */
export interface ActivityEntry extends Owned {
  kind: 'activity'
  activityId: string
  /** Null where it was deleted. */
  activity: CustomActivity | null
}

/** Where the learner is in a lesson; a later place replaces an earlier one. */
export interface LessonEntry extends Owned {
  kind: 'lesson'
  courseId: string
  lessonId: string
  /** Null once it has been gone through: it begins anew then. */
  position: LessonPosition | null
  /** ISO 8601; when it was first gone through, as far as this browser knows. */
  playedAt: string | null
  /** Milliseconds since the epoch. */
  reachedAt: number
}

/** What the tutor is to forget: one thing, or all of its kind in the language. */
export interface ForgetEntry extends Owned {
  kind: 'forget'
  remembered: Remembered
  /** Null for all of them. */
  itemId: string | null
}

/** Something of a learner on its way to the server. */
export type OutboxEntry =
  | ConversationEntry
  | MistakesEntry
  | FactsEntry
  | MistakeAnswerEntry
  | ReviewEntry
  | DayWordsEntry
  | BankEntry
  | ActivityEntry
  | LessonEntry
  | ForgetEntry

export const isOfConversation = (entry: OutboxEntry): entry is ConversationEntry => 'id' in entry

const memoryKinds: ReadonlySet<OutboxEntry['kind']> = new Set([
  'mistakes',
  'facts',
  'mistake-answer',
  'forget',
])

/** Whether an entry changes what the tutor remembers. */
export const isOfMemory = (entry: OutboxEntry): boolean => memoryKinds.has(entry.kind)

/** What an entry is called; a later entry of the same name replaces an earlier one. */
export function nameOfEntry(entry: OutboxEntry): string {
  return `${entry.userId}/${entry.kind}/${idOfEntry(entry)}`
}

function idOfEntry(entry: OutboxEntry): string {
  if (isOfConversation(entry)) return entry.id
  switch (entry.kind) {
    case 'review':
      return entry.review.id
    case 'bank':
      return entry.editId
    case 'day-words':
      return entry.changeId
    case 'activity':
      return entry.activityId
    case 'lesson':
      return `${entry.courseId}/${entry.lessonId}`
    case 'forget':
      return `${entry.languageCode}/${entry.remembered}/${entry.itemId ?? 'all'}`
    case 'mistake-answer':
      return entry.answer.id
    case 'mistakes':
    case 'facts':
      return entry.messageId
    default:
      return entry satisfies never
  }
}

/** Milliseconds for which a review can be taken back. */
export const holdTime = 60_000

/** Whether an entry is not to be sent yet. One held for longer than there is comes of a clock that was set back. */
export function isHeld(entry: OutboxEntry, now: number): boolean {
  return entry.kind === 'review' && entry.heldUntil > now && entry.heldUntil <= now + holdTime
}
