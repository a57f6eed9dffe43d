import {
  parseAiMessageType,
  type AiMessageType,
  type Feedback,
  type Goal,
  type HistoryMessage,
  type TutorEvent,
} from '@lingarden/domain/tutor-turn'

/** A message of the conversation (requirements 3.19-3.21), as far as text needs it. */
export interface Message {
  id: string
  type: 'ai' | 'user' | 'session_break'
  content: string
  /** Of an AI message. */
  messageType?: AiMessageType
  /** ISO 8601. */
  timestamp: string
  /** What the tutor said of a user's message. */
  feedback?: Feedback
}

/** Suggestions begin, complete or fail for a message (requirement 4.17). */
export interface Suggestions {
  messageId: string
  status: 'begun' | 'complete' | 'failed'
  items: string[]
}

export interface Conversation {
  id: string
  messages: Message[]
  /** The reply that is streaming in; undefined where none is. */
  streaming: string | undefined
  isBusy: boolean
  /** The text of a turn that failed, kept to be sent again; an empty text is the opening turn. */
  failed: string | undefined
  goals: Goal[]
  suggestions: Suggestions | undefined
  engineState: string | undefined
}

export type ConversationAction =
  | { type: 'reset'; id: string }
  | { type: 'begin'; messageId: string; text: string | undefined; at: string }
  | { type: 'event'; event: TutorEvent; messageId: string; replyId: string; at: string }
  | { type: 'feedback-timed-out'; messageId: string; text: string }
  | { type: 'fail'; messageId: string; text: string | undefined }
  | { type: 'end'; messageId: string }

export function emptyConversation(id: string): Conversation {
  return {
    id,
    messages: [],
    streaming: undefined,
    isBusy: false,
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
    case 'begin':
      return begin(state, action)
    case 'event':
      return withEvent(state, action)
    case 'feedback-timed-out':
      return withFeedback(state, action.messageId, {
        positive: '',
        corrections: [{ original: '', corrected: '', explanation: action.text }],
        suggestions: [],
        suggestedSentences: [],
      })
    case 'fail':
      return fail(state, action)
    case 'end':
      return end(state, action.messageId)
  }
}

function begin(state: Conversation, { messageId, text, at }: Extract<ConversationAction, { type: 'begin' }>): Conversation {
  const message: Message[] = text === undefined ? [] : [{ id: messageId, type: 'user', content: text, timestamp: at }]
  return {
    ...state,
    messages: [...state.messages.filter(({ id }) => id !== messageId), ...message],
    streaming: '',
    isBusy: true,
    failed: undefined,
    suggestions: { messageId, status: 'begun', items: [] },
  }
}

function withEvent(
  state: Conversation,
  { event, messageId, replyId, at }: Extract<ConversationAction, { type: 'event' }>,
): Conversation {
  switch (event.type) {
    case 'reply-delta':
      return { ...state, streaming: (state.streaming ?? '') + event.text }
    case 'reply': {
      const messageType = parseAiMessageType(event.messageType)
      const message: Message = { id: replyId, type: 'ai', content: event.text, messageType, timestamp: at }
      return { ...state, messages: [...state.messages, message], streaming: undefined }
    }
    case 'feedback':
      return withFeedback(state, messageId, event.feedback)
    case 'suggestions':
      return { ...state, suggestions: { messageId, status: 'complete', items: event.items } }
    case 'goals':
      return { ...state, goals: event.goals }
    case 'state':
      return { ...state, engineState: event.engineState }
    case 'degraded':
    case 'usage':
    case 'error':
      return state
  }
}

function withFeedback(state: Conversation, messageId: string, feedback: Feedback): Conversation {
  const messages = state.messages.map((message) =>
    message.id === messageId && !message.feedback ? { ...message, feedback } : message,
  )
  return { ...state, messages }
}

function fail(state: Conversation, { messageId, text }: Extract<ConversationAction, { type: 'fail' }>): Conversation {
  return { ...end(state, messageId), failed: text ?? '' }
}

function end(state: Conversation, messageId: string): Conversation {
  const isOpen = state.suggestions?.messageId === messageId && state.suggestions.status === 'begun'
  const suggestions: Suggestions | undefined = isOpen
    ? { messageId, status: 'failed', items: [] }
    : state.suggestions
  return { ...state, streaming: undefined, isBusy: false, suggestions }
}

const historyLength = 40

/** The conversation so far, as a turn brings it along. */
export function historyOf({ messages }: Conversation): HistoryMessage[] {
  return messages
    .flatMap(({ type, content }) => (type === 'session_break' ? [] : [{ role: type, content }]))
    .slice(-historyLength)
}

/** Milliseconds after which feedback counts as failed (requirements 4.7, 9.4d). */
export const feedbackTimeout = 40_000
