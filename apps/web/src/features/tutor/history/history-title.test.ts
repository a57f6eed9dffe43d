import { expect, it } from 'vitest'
import { historyTitle } from './history-title'
import type { Message } from '../conversation/messages'

const user = (content: string): Message => ({ id: 'u', type: 'user', content, timestamp: '' })
const ai: Message = { id: 'a', type: 'ai', content: 'Hola', timestamp: '', messageType: 'welcome' }

it.each([
  [[ai, user('Quiero un café'), user('Y la cuenta')], 'Quiero un café'],
  [[user('  dos\n líneas ')], 'dos líneas'],
  [[user('a'.repeat(61))], `${'a'.repeat(59)}…`],
  [[user('🌱'.repeat(60))], '🌱'.repeat(60)],
  [[ai], '…'],
])('names a conversation after what the learner said first: %#', (messages, title) => {
  expect(historyTitle(messages)).toBe(title)
})
