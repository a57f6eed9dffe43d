import { parseAiMessageType } from '@lingarden/domain/tutor-messages'
import type { ActionOf, Conversation, Suggestions } from './conversation'
import { offeredTexts, shownTexts } from './offered-texts'
import type { AiMessage, Message, MessageFeedback, UserMessage } from './messages'

/** A second attempt at a turn keeps its message where it stands. */
export function begin(state: Conversation, { messageId, text, at, wants }: ActionOf<'begin'>): Conversation {
  const message: UserMessage | undefined =
    text === undefined
      ? undefined
      : {
          id: messageId,
          type: 'user',
          content: text,
          timestamp: at,
          ...(offeredTexts(state).includes(text.trim()) && { isOffered: true }),
          aid: shownTexts(state).join('\n'),
          ...(wants.feedback && { feedback: { status: 'begun' } }),
          ...(wants.feedback && wants.mending && { mending: { tries: 0 } }),
        }
  return {
    ...state,
    messages: message ? withMessage(leaveOpen(state.messages, message), message) : state.messages,
    turn: messageId,
    phase: 'replying',
    streaming: '',
    failed: undefined,
    suggestions: wants.suggestions ? { messageId, status: 'begun', items: [] } : undefined,
  }
}

/** The talk goes on: what was not mended yet is shown, and said right in the reply. */
const leaveOpen = (messages: readonly Message[], { id }: UserMessage): Message[] =>
  messages.map((earlier) =>
    earlier.type === 'user' && earlier.id !== id && earlier.mending && !earlier.mending.end
      ? { ...earlier, mending: { ...earlier.mending, end: 'left' } }
      : earlier,
  )

const isOffered = (message: Message): boolean => message.type === 'user' && message.isOffered === true

function withMessage(messages: readonly Message[], message: Message): Message[] {
  return messages.some(({ id }) => id === message.id)
    ? messages.map((earlier) =>
        earlier.id === message.id ? { ...(isOffered(earlier) && { isOffered: true }), ...message } : earlier,
      )
    : [...messages, message]
}

/** What an event of the current turn changes. */
export function withEvent(state: Conversation, action: ActionOf<'event'>): Conversation {
  const { event, isOffline, isByBrowser, messageId, replyId, at } = action
  switch (event.type) {
    case 'reply-delta':
      return { ...state, phase: 'replying', streaming: state.streaming + event.text }
    case 'reply':
      return withReply(state, {
        id: replyId,
        content: event.text,
        messageType: parseAiMessageType(event.messageType),
        at,
        ...(isByBrowser ? { isByBrowser } : isOffline && { isOffline }),
        ...(event.meaning !== undefined && { meaning: event.meaning }),
        ...(event.pace === 'slow' && { isSlow: true }),
      })
    case 'suggestions':
      return { ...state, suggestions: suggestionsOf(messageId, event.items, event.meanings) }
    case 'goals':
      return { ...state, goals: event.goals }
    case 'state':
      return { ...state, engineState: event.engineState, topics: withTopic(state.topics, event.topic) }
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

/** What is talked about now comes last. */
const withTopic = (topics: readonly string[], topic: string | undefined): readonly string[] =>
  topic === undefined || topics.at(-1) === topic
    ? topics
    : [...topics.filter((each) => each !== topic), topic]

const suggestionsOf = (
  messageId: string,
  items: string[],
  meanings?: readonly (string | null)[],
): Suggestions => ({
  messageId,
  status: 'complete',
  items,
  ...(meanings && { meanings }),
})

function withReply(
  state: Conversation,
  reply: Omit<AiMessage, 'type' | 'timestamp'> & { at: string },
): Conversation {
  const { at, ...fields } = reply
  const message: AiMessage = { type: 'ai', timestamp: at, ...fields }
  return { ...state, messages: [...state.messages, message], phase: 'finishing', streaming: '' }
}

/** What has come of the reply stays. */
export function stop(state: Conversation, { messageId, replyId, at }: ActionOf<'stop'>): Conversation {
  const content = state.streaming.trim()
  const said =
    content === '' ? state : withReply(state, { id: replyId, content, messageType: 'conversation', at })
  return end(settle(said, messageId))
}

/** Only the first outcome counts: feedback that comes after its time-out is not shown. */
export function withFeedback(
  state: Conversation,
  messageId: string,
  feedback: MessageFeedback,
): Conversation {
  const messages = state.messages.map((message) =>
    message.id === messageId && message.type === 'user' && message.feedback?.status === 'begun'
      ? { ...message, feedback }
      : message,
  )
  return { ...state, messages }
}

/** What has not come when a turn is over does not come any more. */
export function settle(state: Conversation, messageId: string): Conversation {
  const { suggestions } = state
  const isOpen = suggestions?.messageId === messageId && suggestions.status === 'begun'
  return {
    ...withFeedback(state, messageId, { status: 'failed' }),
    suggestions: isOpen ? { ...suggestions, status: 'failed' } : suggestions,
  }
}

/** Nothing more comes of the turn. */
export const end = (state: Conversation): Conversation => ({ ...state, phase: 'idle', streaming: '' })

/**
 * A turn whose reply is there has not failed for the learner; it only lacks what should have followed. What has come of
 * one that did fail stays to be read until it is tried again.
 */
export function fail(
  state: Conversation,
  { messageId, isOutOfTokens = false, reason }: ActionOf<'fail'>,
): Conversation {
  if (state.phase === 'finishing') return end(state)
  const message = state.messages.find(({ id }) => id === messageId)
  const received = state.streaming.trim()
  const failed = {
    messageId,
    text: message?.content,
    ...(received !== '' && { received }),
    ...(isOutOfTokens && { isOutOfTokens }),
    ...(reason !== undefined && { reason }),
  }
  return { ...end(state), failed }
}
