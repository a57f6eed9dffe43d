import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  acknowledgeBatch,
  beginBatch,
  countMeeting,
  nothingPending,
  returnBatch,
  type Meeting,
  type PendingWords,
} from './pending-words'

const at = '2026-11-21T10:00:00Z'
const meet = (word: string, kind: Meeting['kind'] = 'seen', sentence = 'La cuenta.'): Meeting => ({
  word,
  kind,
  sentence,
  at,
})
const after = (...meetings: Meeting[]): PendingWords => meetings.reduce(countMeeting, nothingPending)

describe('counting', () => {
  it('[3.14] a tracked word has word, sentence, seen, clicks and the date it was first met', () => {
    const later = { ...meet('cuenta', 'click', '¿La cuenta?'), at: '2026-11-21T11:00:00Z' }
    expect(after(meet('cuenta'), meet('cuenta'), later).waiting).toEqual([
      { word: 'cuenta', sentence: '¿La cuenta?', seen: 2, clicks: 1, dateAdded: at },
    ])
  })

  it('keeps what planted a word first, and on which day', () => {
    const used = { ...meet('cuenta'), planting: { by: 'used', on: '2026-11-21' } } as const
    const clicked = { ...meet('cuenta', 'click'), planting: { by: 'look-up', on: '2026-11-22' } } as const
    const [tracked] = after(meet('cuenta'), used, clicked).waiting
    expect(tracked).toMatchObject({ seen: 2, clicks: 1, plantedBy: 'used', plantedOn: '2026-11-21' })
    expect(after(meet('sol')).waiting[0]).not.toHaveProperty('plantedBy')
  })

  it('keeps no more of a sentence than the server does', () => {
    expect(after(meet('cuenta', 'seen', 'a'.repeat(3000))).waiting[0]?.sentence).toHaveLength(1000)
  })
})

describe('a batch', () => {
  const pending = after(meet('uno'), meet('dos'))

  it('carries what waits, and remembers when it was begun', () => {
    const begun = beginBatch(pending, 'marker', 5)
    expect(begun.waiting).toEqual([])
    expect(begun.underway).toMatchObject({
      newestChange: 'marker',
      begunAt: 5,
      words: [{ word: 'uno' }, { word: 'dos' }],
    })
  })

  it('is not begun for nothing, nor while another is under way', () => {
    expect(beginBatch(nothingPending, '', 0)).toBe(nothingPending)
    const begun = countMeeting(beginBatch(pending, '', 0), meet('tres'))
    expect(beginBatch(begun, '', 1)).toBe(begun)
  })

  it('[7.14] carries at most 200 words, and what fits a request that outlives its page', () => {
    const short = after(...Array.from({ length: 250 }, (_, i) => meet(`w${i}`)))
    expect(beginBatch(short, '', 0).underway?.words).toHaveLength(200)
    const long = after(...Array.from({ length: 60 }, (_, i) => meet(`词${i}`, 'seen', '很'.repeat(900))))
    const begun = beginBatch(long, '', 0)
    expect(new TextEncoder().encode(JSON.stringify(begun.underway?.words)).length).toBeLessThan(64_000)
    expect(begun.waiting.length + (begun.underway?.words.length ?? 0)).toBe(60)
  })

  it('returned to what waits adds its counts to those of meanwhile', () => {
    const meanwhile = countMeeting(beginBatch(pending, '', 0), meet('dos', 'click', 'Dos.'))
    expect(returnBatch(meanwhile)).toEqual({
      waiting: [
        { word: 'uno', sentence: 'La cuenta.', seen: 1, clicks: 0, dateAdded: at },
        { word: 'dos', sentence: 'Dos.', seen: 1, clicks: 1, dateAdded: at },
      ],
    })
  })
})

const countOf = (words: PendingWords['waiting'] = []) =>
  words.reduce((sum, { seen, clicks }) => sum + seen + clicks, 0)

it('[4.16b] loses no count and counts none twice, whatever the order of meetings, batches and failures', () => {
  const step = fc.oneof(
    fc.record({
      word: fc.constantFrom('a', 'b', 'c'),
      kind: fc.constantFrom('seen' as const, 'click' as const),
    }),
    fc.constantFrom('begin' as const, 'acknowledge' as const, 'return' as const),
  )
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let pending = nothingPending
      let [met, arrived] = [0, 0]
      for (const next of steps) {
        if (next === 'begin') pending = beginBatch(pending, '', 0)
        else if (next === 'return') pending = returnBatch(pending)
        else if (next === 'acknowledge') {
          arrived += countOf(pending.underway?.words)
          pending = acknowledgeBatch(pending)
        } else {
          met++
          pending = countMeeting(pending, meet(next.word, next.kind))
        }
      }
      expect(arrived + countOf(pending.underway?.words) + countOf(pending.waiting)).toBe(met)
    }),
  )
})
