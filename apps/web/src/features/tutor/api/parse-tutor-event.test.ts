import { tutorEventSchema } from '@lingarden/domain/tutor-turn'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseTutorEvent } from './parse-tutor-event'

const feedback = {
  positive: 'Clear.',
  corrections: [{ original: 'un agua frío', corrected: 'un agua fría', explanation: 'Agua is feminine.' }],
  suggestions: [],
  suggestedSentences: ['Quisiera un agua fría.'],
}

const events = [
  { type: 'reply-delta', text: 'Ho' },
  { type: 'reply', text: 'Hola', messageType: 'conversation' },
  { type: 'feedback', feedback },
  { type: 'suggestions', items: ['Sí.'] },
  { type: 'goals', goals: [{ id: 'g', text: 'Use “sí”', completed: false, goalType: 'word' }] },
  { type: 'state', engineState: '{}' },
  { type: 'usage', inputTokens: 1, outputTokens: 2, estimated: false },
  { type: 'degraded', missing: ['feedback'] },
  { type: 'error', error: 'No.', code: 'tutor_failed' },
]

it.each(events)('[3.23, 3.24] reads what the contract allows: $type', (event) => {
  expect(tutorEventSchema.parse(event)).toEqual(event)
  expect(parseTutorEvent(JSON.stringify(event))).toEqual(event)
})

it('leaves out what is malformed or unknown', () => {
  const malformed = [
    { type: 'surprise' },
    { type: 'constructor' },
    { type: 'reply' },
    { type: 'feedback', feedback: { ...feedback, corrections: [{ original: 'a' }] } },
    { type: 'suggestions', items: 'Sí.' },
    { type: 'goals', goals: [null] },
    null,
    7,
  ]
  expect(malformed.map((value) => parseTutorEvent(JSON.stringify(value)))).toEqual(
    malformed.map(() => undefined),
  )
  expect(['', '{', '[DONE]'].map(parseTutorEvent)).toEqual([undefined, undefined, undefined])
})

it('takes nothing that the contract would not, but for fields that a page does without', () => {
  const type = fc.constantFrom(...events.map((event) => event.type))
  fc.assert(
    fc.property(type, fc.jsonValue(), fc.jsonValue(), (name, value, items) => {
      const parsed = parseTutorEvent(JSON.stringify({ type: name, feedback: value, items }))
      expect(parsed === undefined || name === 'usage' || tutorEventSchema.safeParse(parsed).success).toBe(
        true,
      )
    }),
  )
  fc.assert(
    fc.property(fc.json(), (data) => {
      expect(parseTutorEvent(data)).toBeUndefined()
    }),
  )
})
