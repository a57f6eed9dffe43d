import { beforeEach, expect, it } from 'vitest'
import { emptyConversation, type Conversation } from './conversation'
import { forgetConversation, keepConversation, readKeptConversation } from './kept-conversation'
import type { Message } from './messages'

const now = Date.UTC(2026, 10, 21, 10)
const day = 86_400_000
const said: Message = { id: 'u1', type: 'user', content: 'Hola', timestamp: '2026-11-21T10:00:00.000Z' }
const welcome: Message = { ...said, id: 'a1', type: 'ai', messageType: 'welcome' }
const conversation = (...messages: Message[]): Conversation => ({
  ...emptyConversation('c1'),
  messages,
  goals: [{ id: 'g', text: 'Use “sí”', completed: false, goalType: 'word' }],
  engineState: 's',
  suggestions: { messageId: 'u1', status: 'complete', items: ['Sí.'] },
})
const keep = (kept: Conversation) => keepConversation('me', 'es-ES', kept, now)
const read = (at = now) => readKeptConversation('me', 'es-ES', at)

beforeEach(() => localStorage.clear())

it('[3.19] comes back as it was, with a session break at its end', () => {
  keep(conversation(welcome, said))
  const back = read()
  expect(back).toMatchObject({
    id: 'c1',
    engineState: 's',
    goals: [{ id: 'g' }],
    suggestions: { items: ['Sí.'] },
    phase: 'idle',
  })
  expect(back?.messages.map(({ type }) => type)).toEqual(['ai', 'user', 'session_break'])
})

it('gets one break for a reload, not one for each', () => {
  keep(conversation(welcome, said))
  for (let i = 0; i < 3; i++) keep(read(now + i) ?? emptyConversation(''))
  expect(read()?.messages).toHaveLength(3)
})

it('[5.6a] is kept only with at least one message of the learner', () => {
  keep(conversation(welcome))
  expect(read()).toBeUndefined()
})

it('[9.6d] is kept for two days', () => {
  keep(conversation(said))
  expect(read(now + 2 * day)).toBeDefined()
  expect(read(now + 2 * day + 1)).toBeUndefined()
})

it('is the learner’s own, of its language, and can be forgotten', () => {
  keep(conversation(said))
  expect(readKeptConversation('you', 'es-ES', now)).toBeUndefined()
  expect(readKeptConversation('me', 'fr-FR', now)).toBeUndefined()
  forgetConversation('me', 'es-ES')
  expect(read()).toBeUndefined()
})

it('[5.6c] leaves out what cannot be read', () => {
  const odd = { ...said, id: 'x', type: 'activity' }
  localStorage.setItem(
    'lingarden:conversation:me:es-ES',
    JSON.stringify({ id: 'c1', messages: [odd, said], goals: [], keptAt: now }),
  )
  expect(read()?.messages.map(({ type }) => type)).toEqual(['user', 'session_break'])
})
