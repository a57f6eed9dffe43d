import { withAnswer } from '../activities/activity-data'
import { emptyConversation, type ActionOf, type Conversation, type ConversationAction } from './conversation'
import { closeSession } from './messages'
import { begin, end, fail, settle, stop, withEvent, withFeedback } from './turn-changes'

/** The conversation after an action. Pure: ids and times come with the action. */
export function conversationReducer(state: Conversation, action: ConversationAction): Conversation {
  switch (action.type) {
    case 'reset':
      return emptyConversation(action.id, action.topic)
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
    case 'mend':
      return touch(mend(state, action), action.messageId)
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

/** A conversation that was only opened has no turn, and is kept from its first change on. */
const touch = (state: Conversation, id: string): Conversation => ({ ...state, turn: state.turn ?? id })

/** The learner may have gone to another conversation while the activity was made. */
function withActivity(state: Conversation, { conversationId, message }: ActionOf<'activity'>): Conversation {
  if (state.id !== conversationId) return state
  return touch({ ...state, messages: [...state.messages, message] }, message.id)
}

function mend(state: Conversation, { messageId, mending }: ActionOf<'mend'>): Conversation {
  const messages = state.messages.map((message) =>
    message.id === messageId && message.type === 'user' ? { ...message, mending } : message,
  )
  return { ...state, messages }
}

function answer(state: Conversation, { messageId, place, answer: given }: ActionOf<'answer'>): Conversation {
  const messages = state.messages.map((message) =>
    message.id === messageId && message.type === 'activity'
      ? { ...message, activityData: withAnswer(message.activityData, place, given) }
      : message,
  )
  return { ...state, messages }
}
