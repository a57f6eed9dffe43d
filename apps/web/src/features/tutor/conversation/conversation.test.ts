import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyConversation,
  feedbackTimeout,
  historyBefore,
  lastFeedback,
  type Conversation,
  type ConversationAction,
} from './conversation'
import { conversationReducer } from './conversation-reducer'
import { activityMessage, type Message } from './messages'

const at = '2026-11-21T10:00:00Z'
const wants = { feedback: true, suggestions: true }
const begin = (messageId: string, text?: string) => ({ type: 'begin' as const, messageId, text, at, wants })
const event = (
  tutorEvent: TutorEvent,
  messageId = 'u1',
  replyId = `${messageId}-reply`,
): ConversationAction => ({
  type: 'event',
  event: tutorEvent,
  isOffline: false,
  messageId,
  replyId,
  at,
})
const delta = (text: string) => event({ type: 'reply-delta', text })
const stop: ConversationAction = { type: 'stop', messageId: 'u1', replyId: 'r', at }
const end: ConversationAction = { type: 'end', messageId: 'u1' }
const fail: ConversationAction = { type: 'fail', messageId: 'u1' }
const timeOut: ConversationAction = { type: 'feedback-timed-out', messageId: 'u1' }
const after = (...actions: ConversationAction[]): Conversation =>
  actions.reduce(conversationReducer, emptyConversation('c1'))

const begun = begin('u1', 'Hola')
const reply = event({ type: 'reply', text: '¿Qué tal?', messageType: 'conversation' })
const feedback = { positive: 'Correct.', corrections: [], suggestions: [], suggestedSentences: [] }
const feedbackCame = event({ type: 'feedback', feedback })

describe('a turn', () => {
  it('[3.19, 3.21] holds the learner’s message and the tutor’s reply', () => {
    expect(after(begun, reply, end).messages).toMatchObject([
      { id: 'u1', type: 'user', content: 'Hola', timestamp: at },
      { id: 'u1-reply', type: 'ai', content: '¿Qué tal?', messageType: 'conversation', timestamp: at },
    ])
  })

  it('[3.20] of the opening is a welcome and a question', () => {
    const { messages, phase } = after(
      begin('u1'),
      event({ type: 'reply-delta', text: 'Soy' }),
      event({ type: 'reply', text: 'Soy Alex.', messageType: 'welcome' }, 'u1', 'r1'),
      event({ type: 'reply', text: '¿Y tú?', messageType: 'welcome_question' }, 'u1', 'r2'),
    )
    expect(messages.map((message) => message.type === 'ai' && message.messageType)).toEqual([
      'welcome',
      'welcome_question',
    ])
    expect(phase).toBe('finishing')
  })

  it('streams the reply, then waits for what follows, then rests', () => {
    expect(after(begun)).toMatchObject({ phase: 'replying', streaming: '' })
    expect(after(begun, delta('¿Qué '), delta('tal?'))).toMatchObject({
      phase: 'replying',
      streaming: '¿Qué tal?',
    })
    expect(after(begun, delta('¿Qué'), reply)).toMatchObject({ phase: 'finishing', streaming: '' })
    expect(after(begun, reply, end).phase).toBe('idle')
  })

  it('[5.6d] makes an unknown message type conversation', () => {
    const type: string = 'greeting'
    const odd: ConversationAction = event({ type: 'reply', text: 'x', messageType: type as 'welcome' })
    expect(after(begun, odd).messages.at(-1)).toMatchObject({ messageType: 'conversation' })
  })

  it('[3.23] takes over goals and engine state', () => {
    const goals = [{ id: 'g', text: 'Use “cuenta”', completed: false, goalType: 'word' as const }]
    const state = after(begun, event({ type: 'goals', goals }), event({ type: 'state', engineState: 's' }))
    expect(state).toMatchObject({ goals, engineState: 's' })
  })

  it('that was stopped keeps what had come of the reply', () => {
    const stopped = after(begun, delta('¿Qué '), stop)
    expect(stopped.messages.at(-1)).toMatchObject({ id: 'r', type: 'ai', content: '¿Qué' })
    expect(stopped).toMatchObject({ phase: 'idle', streaming: '', failed: undefined })
    expect(after(begun, stop).messages).toHaveLength(1)
  })

  it('that a newer one overtook brings only its feedback', () => {
    const state = after(
      begun,
      reply,
      begin('u2', 'Bien'),
      feedbackCame,
      event({ type: 'state', engineState: 'old' }),
      end,
    )
    expect(state.messages[0]).toMatchObject({ feedback: { status: 'complete', feedback } })
    expect(state).toMatchObject({ phase: 'replying', turn: 'u2', engineState: undefined })
  })
})

describe('a turn that failed', () => {
  it('keeps its text, and a second attempt does not repeat the message', () => {
    const failed = after(begun, delta('¿Qué'), fail)
    expect(failed).toMatchObject({ failed: { messageId: 'u1', text: 'Hola' }, phase: 'idle', streaming: '' })
    expect(after(begun, { ...fail, isOutOfTokens: true }).failed).toMatchObject({ isOutOfTokens: true })
    const again = conversationReducer(failed, begun)
    expect(again.messages).toHaveLength(1)
    expect(again.failed).toBeUndefined()
  })

  it('without a message is the opening', () => {
    expect(after(begin('u1'), fail).failed).toEqual({ messageId: 'u1', text: undefined })
  })

  it('after its reply has only lost what should have followed', () => {
    const state = after(begun, reply, fail)
    expect(state).toMatchObject({ failed: undefined, phase: 'idle', suggestions: { status: 'failed' } })
    expect(state.messages[0]).toMatchObject({ feedback: { status: 'failed' } })
  })
})

describe('feedback', () => {
  const feedbackOf = (...actions: ConversationAction[]) => lastFeedback(after(begun, ...actions))

  it('[3.24] stays with the message it is about', () => {
    expect(feedbackOf()).toEqual({ status: 'begun', original: 'Hola' })
    expect(feedbackOf(reply, feedbackCame)).toEqual({ status: 'complete', feedback, original: 'Hola' })
  })

  it('[4.7, 9.4d] that takes longer than 40 seconds is stopped, and what comes later is not shown', () => {
    expect(feedbackTimeout).toBe(40_000)
    expect(feedbackOf(reply, timeOut, feedbackCame)).toMatchObject({ status: 'timed-out' })
    expect(feedbackOf(feedbackCame, timeOut)).toMatchObject({ status: 'complete' })
  })

  it('that did not come with its turn does not come any more', () => {
    expect(feedbackOf(reply, end)).toMatchObject({ status: 'failed' })
    expect(feedbackOf(reply, event({ type: 'degraded', missing: ['feedback'] }))).toMatchObject({
      status: 'failed',
    })
  })

  it('is not expected by a learner who wants none', () => {
    expect(lastFeedback(after({ ...begun, wants: { feedback: false, suggestions: true } }))).toBeUndefined()
    expect(lastFeedback(emptyConversation('c1'))).toBeUndefined()
  })
})

describe('suggestions', () => {
  const suggested = event({ type: 'suggestions', items: ['Sí.'] })

  it('[4.17] begin, complete or fail for their message', () => {
    expect(after(begun).suggestions).toEqual({ messageId: 'u1', status: 'begun', items: [] })
    const complete = { messageId: 'u1', status: 'complete', items: ['Sí.'] }
    expect(after(begun, suggested).suggestions).toEqual(complete)
    expect(after(begun, suggested, end).suggestions).toEqual(complete)
    expect(after(begun, reply, end).suggestions).toEqual({ messageId: 'u1', status: 'failed', items: [] })
    expect(after(begun, fail).suggestions?.status).toBe('failed')
  })

  it('[4.17] of an older message do not replace those of the newer', () => {
    const state = after(begun, reply, begin('u2', 'Bien'), suggested)
    expect(state.suggestions).toEqual({ messageId: 'u2', status: 'begun', items: [] })
  })

  it('do not begin where the learner wants none', () => {
    expect(after({ ...begun, wants: { feedback: true, suggestions: false } }).suggestions).toBeUndefined()
  })
})

describe('a connection that breaks off in the middle', () => {
  it('leaves what has come, and the learner’s text to be sent again', () => {
    const broken = after(begun, delta('¿Qué '), fail)
    expect(broken).toMatchObject({
      phase: 'idle',
      streaming: '',
      failed: { messageId: 'u1', text: 'Hola', received: '¿Qué' },
    })
    expect(conversationReducer(broken, begun)).toMatchObject({ phase: 'replying', failed: undefined })
  })

  it('keeps a message that is sent again where it stands', () => {
    const pause: Message = { id: 'b', type: 'session_break', content: '', timestamp: at }
    const before = after(begun, fail)
    const resumed = after({
      type: 'restore',
      conversation: { ...before, messages: [...before.messages, pause] },
    })
    expect(conversationReducer(resumed, begun).messages.map(({ id }) => id)).toEqual(['u1', 'b'])
  })
})

it('marks what the tutor in the browser said', () => {
  const offline = { ...reply, isOffline: true } as ConversationAction
  expect(after(begun, offline).messages.at(-1)).toMatchObject({ type: 'ai', isOffline: true })
  expect(after(begun, reply).messages.at(-1)).not.toHaveProperty('isOffline')
})

it('begins anew on a reset, whatever came before', () => {
  expect(after(begun, delta('¿Qué'), { type: 'reset', id: 'c2' })).toEqual(emptyConversation('c2'))
  expect(after(begun, { type: 'reset', id: 'c2' }, reply)).toEqual(emptyConversation('c2'))
})

it('brings what was said before a message along as history', () => {
  const state = after(begun, reply, begin('u2', 'Bien'))
  const said = [
    { role: 'user', content: 'Hola' },
    { role: 'ai', content: '¿Qué tal?' },
  ]
  expect(historyBefore(state, 'u2')).toEqual(said)
  expect(historyBefore(state, undefined)).toEqual([...said, { role: 'user', content: 'Bien' }])
})

it('[3.21] never holds two messages of the same id', () => {
  const action = fc.constantFrom(
    begun,
    begin('u2', 'Bien'),
    begin('u3'),
    delta('a'),
    reply,
    feedbackCame,
    end,
    fail,
    timeOut,
  )
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      const ids = after(
        ...actions.map((each, i) => (each === reply ? { ...reply, replyId: `r${i}` } : each)),
      ).messages.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})

describe('an activity', () => {
  const activity = {
    type: 'cloze' as const,
    title: 'Gaps',
    exercises: [{ kind: 'cloze' as const, prompt: 'Fill in.', text: 'Me {llamo} Ana.' }],
  }
  const message = activityMessage('x1', activity, at)
  const given = { given: ['llamo'], isRight: true, tries: 1, isShown: false }
  const add = (conversationId = 'c1'): ConversationAction => ({ type: 'activity', conversationId, message })
  const answer: ConversationAction = { type: 'answer', messageId: 'x1', place: 0, answer: given }

  it('[3.19, 3.22] stands among the messages, and keeps how it was answered', () => {
    const { messages } = after(begun, reply, end, add(), answer)
    expect(messages.map(({ type }) => type)).toEqual(['user', 'ai', 'activity'])
    expect(messages[2]).toMatchObject({
      activityData: { id: 'x1', type: 'cloze', title: 'Gaps', answers: [given] },
    })
  })

  it('is no part of what the tutor is told', () => {
    expect(historyBefore(after(begun, reply, end, add(), answer), 'u2')).toHaveLength(2)
  })

  it('disturbs no turn that is under way', () => {
    const { turn, phase, messages } = after(begun, delta('¿Qué'), add(), answer, reply)
    expect([turn, phase]).toEqual(['u1', 'finishing'])
    expect(messages.at(-1)).toMatchObject({ content: '¿Qué tal?' })
  })

  it('makes a conversation that was only opened worth keeping', () => {
    const opened = after(
      { type: 'restore', conversation: { ...after(begun, reply, end), turn: undefined } },
      add(),
    )
    expect(opened.turn).toBeDefined()
  })

  it('is not added to another conversation than it was made for', () => {
    expect(after(begun, reply, end, add('c2')).messages).toHaveLength(2)
  })
})
