import { expect, it } from 'vitest'
import { turnPartOf, turnPartsAsked, turnPrice } from './credits-of-turn.ts'
import type { TutorEvent } from './tutor-turn.ts'

it.each([
  ['everything', { message: 'Hola', giveFeedback: true, showSuggestions: true }, 20],
  ['no feedback', { message: 'Hola', giveFeedback: false, showSuggestions: true }, 15],
  ['no suggestions', { message: 'Hola', giveFeedback: true, showSuggestions: false }, 17],
  ['the welcome', { giveFeedback: true, showSuggestions: true }, 0],
  ['the reply alone', { message: 'Hola', giveFeedback: false, showSuggestions: false }, 12],
])('[9.12b] a turn with %s', (_name, wishes, price) => {
  expect(turnPrice(turnPartsAsked(wishes))).toBe(price)
})

it('a part is paid once, however often it comes', () => {
  expect(turnPrice(['reply', 'reply', 'goal'])).toBe(12)
  expect(turnPrice([])).toBe(0)
})

const feedback = { positive: '', corrections: [], suggestions: [], suggestedSentences: [] }
const goal = { id: 'g1', text: 'Order a coffee', completed: false, goalType: 'topic' } as const
const events: [TutorEvent, string | undefined][] = [
  [{ type: 'reply', text: 'Hola', messageType: 'welcome' }, 'reply'],
  [{ type: 'reply', text: 'Sorry', messageType: 'error' }, undefined],
  [{ type: 'reply', text: '', messageType: 'conversation' }, undefined],
  [{ type: 'reply-delta', text: 'Ho' }, undefined],
  [{ type: 'feedback', feedback }, 'feedback'],
  [{ type: 'suggestions', items: ['Sí'] }, 'suggestions'],
  [{ type: 'suggestions', items: [] }, undefined],
  [{ type: 'goals', goals: [goal] }, 'goal'],
  [{ type: 'goals', goals: [] }, undefined],
  [{ type: 'degraded', missing: ['feedback'] }, undefined],
  [{ type: 'error', error: 'Broken', code: 'tutor_failed' }, undefined],
]
it.each(events)('[9.12b] %o delivers %s', (event, part) => {
  expect(turnPartOf(event)).toBe(part)
})
