import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aiMessageTypes, maxMessageLength, parseAiMessageType } from './tutor-messages.ts'
import { tutorEventSchema, tutorTurnRequestSchema } from './tutor-turn.ts'

describe('AI message types', () => {
  it('[3.20] are the eight of the specification', () => {
    expect(aiMessageTypes).toHaveLength(8)
    expect(aiMessageTypes.map(parseAiMessageType)).toEqual([...aiMessageTypes])
  })

  it('[5.6d] become conversation where missing or unknown', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(aiMessageTypes).toContain(parseAiMessageType(value))
      }),
    )
    expect(parseAiMessageType('greeting')).toBe('conversation')
    expect(parseAiMessageType(undefined)).toBe('conversation')
  })
})

describe('a turn request', () => {
  it('asks for feedback and suggestions unless told otherwise', () => {
    const turn = tutorTurnRequestSchema.parse({ languageCode: 'es-ES', message: 'Hola' })
    expect(turn).toMatchObject({ giveFeedback: true, showSuggestions: true, history: [], goals: [] })
  })

  it('limits the length of the message', () => {
    const message = 'a'.repeat(maxMessageLength + 1)
    expect(tutorTurnRequestSchema.safeParse({ languageCode: 'es-ES', message }).success).toBe(false)
  })
})

describe('a tutor event', () => {
  it('[3.24] of feedback carries positive, corrections, suggestions and suggestedSentences', () => {
    const feedback = {
      positive: 'Clear.',
      corrections: [
        { original: 'un agua frío', corrected: 'un agua fría', explanation: 'Agua is feminine.' },
      ],
      suggestions: [],
      suggestedSentences: ['Quisiera un agua fría.'],
    }
    expect(tutorEventSchema.parse({ type: 'feedback', feedback })).toEqual({ type: 'feedback', feedback })
  })

  it('of an unknown type is refused', () => {
    expect(tutorEventSchema.safeParse({ type: 'surprise' }).success).toBe(false)
  })
})
