import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countMeeting, fitsOneRequest, inRequests, joinCounts, type Meeting } from './counted-words'

const at = '2026-11-21T10:00:00Z'
const meet = (word: string, kind: Meeting['kind'] = 'seen', sentence = 'La cuenta.'): Meeting => ({
  word,
  kind,
  sentence,
  at,
})
const after = (...meetings: Meeting[]) =>
  meetings.map(countMeeting).reduce((counts, one) => joinCounts(counts, [one]), joinCounts([], []))

describe('counting', () => {
  it('[3.14] a counted word has word, sentence, seen, clicks and the date it was first met', () => {
    const later = { ...meet('cuenta', 'click', '¿La cuenta?'), at: '2026-11-21T11:00:00Z' }
    expect(after(meet('cuenta'), meet('cuenta'), later)).toEqual([
      { word: 'cuenta', sentence: '¿La cuenta?', seen: 2, clicks: 1, dateAdded: at },
    ])
  })

  it('keeps what planted a word first, and on which day', () => {
    const used = { ...meet('cuenta'), planting: { by: 'used', on: '2026-11-21' } } as const
    const clicked = { ...meet('cuenta', 'click'), planting: { by: 'look-up', on: '2026-11-22' } } as const
    const [counted] = after(meet('cuenta'), used, clicked)
    expect(counted).toMatchObject({ seen: 2, clicks: 1, plantedBy: 'used', plantedOn: '2026-11-21' })
    expect(after(meet('sol'))[0]).not.toHaveProperty('plantedBy')
  })

  it('keeps no more of a sentence than the server does', () => {
    expect(after(meet('cuenta', 'seen', 'a'.repeat(3000)))[0]?.sentence).toHaveLength(1000)
  })
})

it('every count is in one request, and each can be carried', () => {
  const meeting = fc.record({
    word: fc.string({ minLength: 1, maxLength: 12 }),
    kind: fc.constantFrom('seen', 'click'),
    sentence: fc.string({ unit: 'binary', maxLength: 1500 }),
    at: fc.constant(at),
  })
  fc.assert(
    fc.property(fc.array(meeting, { maxLength: 300 }), (meetings) => {
      const words = joinCounts([], meetings.map(countMeeting))
      const requests = inRequests(words)
      expect(requests.flat()).toEqual(words)
      for (const request of requests) expect(fitsOneRequest(request)).toBe(true)
      expect(words.reduce((sum, { seen, clicks }) => sum + seen + clicks, 0)).toBe(meetings.length)
    }),
    { numRuns: 30 },
  )
})
