import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import { describe, expect, it } from 'vitest'
import {
  conversationReducer,
  emptyConversation,
  feedbackTimeout,
  historyOf,
  type Conversation,
  type ConversationAction,
} from './conversation'

const at = '2026-11-21T10:00:00Z'
const begun: ConversationAction = { type: 'begin', messageId: 'u1', text: 'Hola', at }
const event = (tutorEvent: TutorEvent, replyId = 'a1'): ConversationAction => ({
  type: 'event',
  event: tutorEvent,
  messageId: 'u1',
  replyId,
  at,
})
const after = (...actions: ConversationAction[]): Conversation =>
  actions.reduce(conversationReducer, emptyConversation('c1'))
const reply = event({ type: 'reply', text: '¡Hola! ¿Qué tal?', messageType: 'conversation' })
const feedback = { positive: 'Correct.', corrections: [], suggestions: [], suggestedSentences: [] }

describe('the conversation', () => {
  it('[3.19, 3.21] holds the learner’s message and the tutor’s reply', () => {
    const { messages, isBusy, streaming } = after(begun, reply)
    expect(messages).toEqual([
      { id: 'u1', type: 'user', content: 'Hola', timestamp: at },
      { id: 'a1', type: 'ai', content: '¡Hola! ¿Qué tal?', messageType: 'conversation', timestamp: at },
    ])
    expect([isBusy, streaming]).toEqual([true, undefined])
  })

  it('streams the reply before it is whole', () => {
    expect(after(begun, event({ type: 'reply-delta', text: '¡Ho' }), event({ type: 'reply-delta', text: 'la!' })).streaming).toBe('¡Hola!')
  })

  it('[5.6d] makes an unknown message type conversation', () => {
    const odd = event({ type: 'reply', text: 'x', messageType: 'greeting' as 'welcome' })
    expect(after(begun, odd).messages.at(-1)?.messageType).toBe('conversation')
  })

  it('[3.24] keeps feedback with the message it is about', () => {
    expect(after(begun, reply, event({ type: 'feedback', feedback })).messages[0]?.feedback).toEqual(feedback)
  })

  it('[4.7, 9.4d] replaces feedback that takes longer than 40 seconds, and keeps what came in time', () => {
    const timedOut: ConversationAction = {
      type: 'feedback-timed-out',
      messageId: 'u1',
      text: 'Feedback generation timed out. Please try again.',
    }
    expect(feedbackTimeout).toBe(40_000)
    expect(after(begun, reply, timedOut).messages[0]?.feedback?.corrections[0]?.explanation).toBe(
      'Feedback generation timed out. Please try again.',
    )
    expect(after(begun, event({ type: 'feedback', feedback }), timedOut).messages[0]?.feedback).toEqual(feedback)
  })

  it('[4.17] suggestions begin, complete or fail for their message', () => {
    expect(after(begun).suggestions).toEqual({ messageId: 'u1', status: 'begun', items: [] })
    expect(after(begun, event({ type: 'suggestions', items: ['Sí.'] })).suggestions).toEqual({
      messageId: 'u1',
      status: 'complete',
      items: ['Sí.'],
    })
    expect(after(begun, { type: 'end', messageId: 'u1' }).suggestions?.status).toBe('failed')
  })

  it('[3.23] takes over goals and engine state', () => {
    const goals = [{ id: 'g', text: 'Use “cuenta”', completed: false, goalType: 'word' as const }]
    expect(after(begun, event({ type: 'goals', goals }), event({ type: 'state', engineState: 's' }))).toMatchObject({
      goals,
      engineState: 's',
    })
  })

  it('keeps the text of a turn that failed, and a second attempt does not repeat the message', () => {
    const failed = after(begun, { type: 'fail', messageId: 'u1', text: 'Hola' })
    expect(failed).toMatchObject({ failed: 'Hola', isBusy: false })
    expect(conversationReducer(failed, begun).messages).toHaveLength(1)
  })

  it('[4.9b] begins anew on a reset', () => {
    expect(conversationReducer(after(begun, reply), { type: 'reset', id: 'c2' })).toEqual(emptyConversation('c2'))
  })

  it('brings the last messages along as history', () => {
    expect(historyOf(after(begun, reply))).toEqual([
      { role: 'user', content: 'Hola' },
      { role: 'ai', content: '¡Hola! ¿Qué tal?' },
    ])
  })
})
