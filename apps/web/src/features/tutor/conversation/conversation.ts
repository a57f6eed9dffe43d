import type { ExerciseAnswer } from '@lingarden/domain/exercises/exercise-answer'
import { maxHistoryLength, maxMessageLength } from '@lingarden/domain/tutor-messages'
import type { Goal, HistoryMessage, TutorEvent } from '@lingarden/domain/tutor-turn'
import type { ActivityMessage, Mending, Message, MessageFeedback, UserMessage } from './messages'

/** Milliseconds after which feedback counts as failed (requirements 4.7, 9.4d). */
export const feedbackTimeout = 40_000

/** Suggestions begin, complete or fail for the message that the turn is about (requirement 4.17). */
export interface Suggestions {
  messageId: string
  status: 'begun' | 'complete' | 'failed'
  items: string[]
  /** What each of them means, in their order; null where nobody has written that. */
  meanings?: readonly (string | null)[]
}

/** A turn that failed before the tutor had answered; the opening turn has no text. */
export interface FailedTurn {
  messageId: string
  text: string | undefined
  /** What had come of the reply. */
  received?: string
  /** Trying again will not do until there are tokens. */
  isOutOfTokens?: boolean
  /** What the learner reads of it instead of a general sentence. */
  reason?: string
}

export interface Conversation {
  id: string
  messages: Message[]
  /** The newest turn; what an older one still brings is only feedback. */
  turn: string | undefined
  /** `replying` until the reply is whole, `finishing` while feedback, suggestions and goals may still come. */
  phase: 'idle' | 'replying' | 'finishing'
  /** The reply as far as it has come. */
  streaming: string
  failed: FailedTurn | undefined
  goals: Goal[]
  suggestions: Suggestions | undefined
  engineState: string | undefined
  /** What was talked about, each once; the last one is what is talked about now. None in a lesson's task. */
  topics: readonly string[]
}

export type ConversationAction =
  | { type: 'reset'; id: string; topic?: string | undefined }
  /** The session is over, at milliseconds since the epoch; the conversation may go on in another one. */
  | { type: 'break'; at: number }
  /** Takes up an earlier conversation. */
  | { type: 'restore'; conversation: Conversation }
  | {
      type: 'begin'
      messageId: string
      text: string | undefined
      at: string
      /** `mending`: the learner wants to look for mistakes themselves first. */
      wants: { feedback: boolean; suggestions: boolean; mending?: boolean }
    }
  | {
      type: 'event'
      event: TutorEvent
      isOffline: boolean
      isByBrowser?: true
      messageId: string
      replyId: string
      at: string
    }
  | { type: 'feedback-timed-out'; messageId: string }
  | { type: 'stop'; messageId: string; replyId: string; at: string }
  | ({ type: 'fail'; messageId: string } & Pick<FailedTurn, 'isOutOfTokens' | 'reason'>)
  | { type: 'end'; messageId: string }
  | { type: 'activity'; conversationId: string; message: ActivityMessage }
  | { type: 'mend'; messageId: string; mending: Mending }
  | { type: 'answer'; messageId: string; place: number; answer: ExerciseAnswer }

export type ActionOf<Type extends ConversationAction['type']> = Extract<ConversationAction, { type: Type }>

export function emptyConversation(id: string, topic?: string): Conversation {
  return {
    id,
    messages: [],
    turn: undefined,
    phase: 'idle',
    streaming: '',
    failed: undefined,
    goals: [],
    suggestions: undefined,
    engineState: undefined,
    topics: topic === undefined ? [] : [topic],
  }
}

/** The conversation before a message, as a turn about that message brings it along. */
export function historyBefore({ messages }: Conversation, messageId: string | undefined): HistoryMessage[] {
  const place = messages.findIndex(({ id }) => id === messageId)
  const earlier = place < 0 ? messages : messages.slice(0, place)
  return earlier
    .flatMap(({ type, content }) =>
      type === 'ai' || type === 'user' ? [{ role: type, content: content.slice(0, maxMessageLength) }] : [],
    )
    .slice(-maxHistoryLength)
}

/** Feedback on the learner's last message; undefined where there is none to expect. */
export function lastFeedback({
  messages,
}: Conversation): (MessageFeedback & { original: string }) | undefined {
  const last = messages.findLast((message): message is UserMessage => message.type === 'user')
  return last?.feedback && { ...last.feedback, original: last.content }
}
