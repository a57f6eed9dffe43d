import { expect, it } from 'vitest'
import { emptyConversation } from './conversation'
import { conversationReducer } from './conversation-reducer'
import type { Message } from './messages'
import { shownTexts } from './offered-texts'

const timestamp = '2026-11-23T10:00:00Z'
const ai = (id: string, content: string): Message => ({
  id,
  type: 'ai',
  content,
  timestamp,
  messageType: 'conversation',
})
const own = (id: string, content: string, isOffered = false): Message => ({
  id,
  type: 'user',
  content,
  timestamp,
  ...(isOffered && { isOffered }),
})
const talk = {
  ...emptyConversation('c'),
  messages: [
    ...Array.from({ length: 5 }, (_, place) => ai(`old${place}`, `antes ${place}`)),
    ai('1', '¿Un café?'),
    own('2', 'Quería un té', true),
    ai('3', '¿Algo más?'),
    own('4', 'Sí, pan'),
    ai('5', '¿Con leche?'),
  ],
  suggestions: { messageId: '4', status: 'complete' as const, items: ['Con leche, por favor.'] },
}

it('a learner has before them what was said of late, what they took over and what is offered; not their own words', () => {
  expect(shownTexts(talk)).toEqual([
    'antes 2',
    'antes 3',
    'antes 4',
    '¿Un café?',
    'Quería un té',
    '¿Algo más?',
    '¿Con leche?',
    'Con leche, por favor.',
  ])
})

it('a message keeps what stood before its writer', () => {
  const wants = { feedback: true, suggestions: true }
  const begun = conversationReducer(talk, {
    type: 'begin',
    messageId: '6',
    text: 'Con azúcar',
    at: timestamp,
    wants,
  })
  expect(begun.messages.at(-1)).toMatchObject({ content: 'Con azúcar', aid: shownTexts(talk).join('\n') })
})
