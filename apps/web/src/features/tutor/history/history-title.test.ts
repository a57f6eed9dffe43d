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
  [[user('les'), user('Je prends le train')], 'Je prends le train'],
  [[user('很'), user('我很忙。')], '我很忙。'],
  [[user('Sí')], 'Sí'],
])('names a conversation without a topic after the first sentence of the learner: %#', (messages, title) => {
  expect(historyTitle(messages)).toBe(title)
})

it('tells conversations on one topic apart by what was said', () => {
  expect(historyTitle([user('很')], 'At the café')).toBe('At the café')
  expect(historyTitle([user('Sí'), user('Un té, por favor')], 'At the café')).toBe(
    'At the café · Un té, por favor',
  )
  expect(historyTitle([user('a '.repeat(60))], 'At the café')).toHaveLength(60)
})
