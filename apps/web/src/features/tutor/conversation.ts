import type { ExerciseAnswer } from '@lingarden/domain/exercises/exercise-answer'
import { maxHistoryLength, maxMessageLength, parseAiMessageType } from '@lingarden/domain/tutor-messages'
import type { Goal, HistoryMessage, TutorEvent } from '@lingarden/domain/tutor-turn'
import { withAnswer } from './activity-data'
import {
  closeSession,
  type ActivityMessage,
  type AiMessage,
  type Message,
  type MessageFeedback,
  type UserMessage,
} from './messages'

/** Milliseconds after which feedback counts as failed (requirements 4.7, 9.4d). */
export const feedbackTimeout = 40_000

/** Suggestions begin, complete or fail for the message that the turn is about (requirement 4.17). */
export interface Suggestions {
  messageId: string
  status: 'begun' | 'complete' | 'failed'
  items: string[]
}

/** A turn that failed before the tutor had answered; the opening turn has no text. */
interface FailedTurn {
  messageId: string
  text: string | undefined
  /** What had come of the reply. */
  received?: string
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
}

export type ConversationAction =
  | { type: 'reset'; id: string }
  /** The session is over, at milliseconds since the epoch; the conversation may go on in another one. */
  | { type: 'break'; at: number }
  /** Takes up an earlier conversation. */
  | { type: 'restore'; conversation: Conversation }
  | {
      type: 'begin'
      messageId: string
      text: string | undefined
      at: string
      wants: { feedback: boolean; suggestions: boolean }
    }
  | { type: 'event'; event: TutorEvent; isOffline: boolean; messageId: string; replyId: string; at: string }
  | { type: 'feedback-timed-out'; messageId: string }
  | { type: 'stop'; messageId: string; replyId: string; at: string }
  | { type: 'fail'; messageId: string }
  | { type: 'end'; messageId: string }
  | { type: 'activity'; conversationId: string; message: ActivityMessage }
  | { type: 'answer'; messageId: string; place: number; answer: ExerciseAnswer }

type ActionOf<Type extends ConversationAction['type']> = Extract<ConversationAction, { type: Type }>

export function emptyConversation(id: string): Conversation {
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
  }
}

/** The conversation after an action. Pure: ids and times come with the action. */
export function conversationReducer(state: Conversation, action: ConversationAction): Conversation {
  switch (action.type) {
    case 'reset':
      return emptyConversation(action.id)
    case 'break':
      return { ...state, messages: closeSession(state.messages, action.at) }
    case 'restore':
      return action.conversation
    case 'begin':
      return begin(state, action)
    case 'feedback-timed-out':
      return withFeedback(state, action.messageId, { status: 'timed-out' })
    case 'event':
      return action.event.type === 'feedback'
        ? withFeedback(state, action.messageId, { status: 'complete', feedback: action.event.feedback })
        : ofCurrentTurn(state, action, () => withEvent(state, action))
    case 'stop':
      return ofCurrentTurn(state, action, () => stop(state, action))
    case 'fail':
      return ofCurrentTurn(settle(state, action.messageId), action, (settled) => fail(settled, action))
    case 'end':
      return ofCurrentTurn(settle(state, action.messageId), action, (settled) => end(settled))
    case 'activity':
      return withActivity(state, action)
    case 'answer':
      return touch(answer(state, action), action.messageId)
    default:
      return action satisfies never
  }
}

function ofCurrentTurn(
  state: Conversation,
  { messageId }: { messageId: string },
  change: (state: Conversation) => Conversation,
): Conversation {
  return state.turn === messageId ? change(state) : state
}

/** A second attempt at a turn keeps its message where it stands. */
function begin(state: Conversation, { messageId, text, at, wants }: ActionOf<'begin'>): Conversation {
  const message: UserMessage | undefined =
    text === undefined
      ? undefined
      : {
          id: messageId,
          type: 'user',
          content: text,
          timestamp: at,
          ...(wants.feedback && { feedback: { status: 'begun' } }),
        }
  return {
    ...state,
    messages: message ? withMessage(state.messages, message) : state.messages,
    turn: messageId,
    phase: 'replying',
    streaming: '',
    failed: undefined,
    suggestions: wants.suggestions ? { messageId, status: 'begun', items: [] } : undefined,
  }
}

function withMessage(messages: readonly Message[], message: Message): Message[] {
  return messages.some(({ id }) => id === message.id)
    ? messages.map((earlier) => (earlier.id === message.id ? message : earlier))
    : [...messages, message]
}

function withEvent(state: Conversation, action: ActionOf<'event'>): Conversation {
  const { event, isOffline, messageId, replyId, at } = action
  switch (event.type) {
    case 'reply-delta':
      return { ...state, phase: 'replying', streaming: state.streaming + event.text }
    case 'reply':
      return withReply(state, {
        id: replyId,
        content: event.text,
        messageType: parseAiMessageType(event.messageType),
        at,
        ...(isOffline && { isOffline }),
      })
    case 'suggestions':
      return { ...state, suggestions: { messageId, status: 'complete', items: event.items } }
    case 'goals':
      return { ...state, goals: event.goals }
    case 'state':
      return { ...state, engineState: event.engineState }
    case 'degraded':
      return event.missing.includes('feedback') ? withFeedback(state, messageId, { status: 'failed' }) : state
    case 'feedback':
    case 'facts':
    case 'usage':
    case 'error':
      return state
    default:
      return event satisfies never
  }
}

function withReply(
  state: Conversation,
  reply: Pick<AiMessage, 'id' | 'content' | 'messageType' | 'isOffline'> & { at: string },
): Conversation {
  const { at, ...fields } = reply
  const message: AiMessage = { type: 'ai', timestamp: at, ...fields }
  return { ...state, messages: [...state.messages, message], phase: 'finishing', streaming: '' }
}

/** What has come of the reply stays. */
function stop(state: Conversation, { messageId, replyId, at }: ActionOf<'stop'>): Conversation {
  const content = state.streaming.trim()
  const said =
    content === '' ? state : withReply(state, { id: replyId, content, messageType: 'conversation', at })
  return end(settle(said, messageId))
}

/** Only the first outcome counts: feedback that comes after its time-out is not shown. */
function withFeedback(state: Conversation, messageId: string, feedback: MessageFeedback): Conversation {
  const messages = state.messages.map((message) =>
    message.id === messageId && message.type === 'user' && message.feedback?.status === 'begun'
      ? { ...message, feedback }
      : message,
  )
  return { ...state, messages }
}

/** What has not come when a turn is over does not come any more. */
function settle(state: Conversation, messageId: string): Conversation {
  const { suggestions } = state
  const isOpen = suggestions?.messageId === messageId && suggestions.status === 'begun'
  return {
    ...withFeedback(state, messageId, { status: 'failed' }),
    suggestions: isOpen ? { ...suggestions, status: 'failed' } : suggestions,
  }
}

const end = (state: Conversation): Conversation => ({ ...state, phase: 'idle', streaming: '' })

/**
 * A turn whose reply is there has not failed for the learner; it only lacks what should have followed. What has come of
 * one that did fail stays to be read until it is tried again.
 */
function fail(state: Conversation, { messageId }: ActionOf<'fail'>): Conversation {
  if (state.phase === 'finishing') return end(state)
  const message = state.messages.find(({ id }) => id === messageId)
  const received = state.streaming.trim()
  const failed = { messageId, text: message?.content, ...(received !== '' && { received }) }
  return { ...end(state), failed }
}

/** A conversation that was only opened has no turn, and is kept from its first change on. */
const touch = (state: Conversation, id: string): Conversation => ({ ...state, turn: state.turn ?? id })

/** The learner may have gone to another conversation while the activity was made. */
function withActivity(state: Conversation, { conversationId, message }: ActionOf<'activity'>): Conversation {
  if (state.id !== conversationId) return state
  return touch({ ...state, messages: [...state.messages, message] }, message.id)
}

function answer(state: Conversation, { messageId, place, answer: given }: ActionOf<'answer'>): Conversation {
  const messages = state.messages.map((message) =>
    message.id === messageId && message.type === 'activity'
      ? { ...message, activityData: withAnswer(message.activityData, place, given) }
      : message,
  )
  return { ...state, messages }
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
