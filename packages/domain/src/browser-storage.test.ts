import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  audioBlobLimit,
  cacheFormatVersion,
  isFresh,
  recordsToEvict,
  segmentMaxAge,
  segmentPriority,
  storageCap,
  type CacheFacts,
} from './browser-storage.ts'

const now = Date.UTC(2026, 10, 21)
const facts = (part: Partial<CacheFacts> = {}): CacheFacts => ({
  segment: 'conversation',
  bytes: 100,
  savedAt: now,
  version: cacheFormatVersion,
  ...part,
})

it('[9.6a] has the caps of the specification', () => {
  expect([storageCap(true), storageCap(false), audioBlobLimit]).toEqual(
    [50, 100, 10].map((mb) => mb * 2 ** 20),
  )
})

it('[9.5a, 9.6d] keeps the bank for 24 hours and conversations for two days', () => {
  expect(segmentMaxAge).toMatchObject({ bank: 24 * 3_600_000, conversation: 48 * 3_600_000 })
})

describe('isFresh', () => {
  it.each([
    ['at once', 0, true],
    ['at the last millisecond', segmentMaxAge.conversation, true],
    ['after it', segmentMaxAge.conversation + 1, false],
    ['after the clock was set back', -1, false],
  ])('%s', (_when, age, expected) => {
    expect(isFresh(facts(), now + age)).toBe(expected)
  })

  it('takes no record of another version', () => {
    expect(isFresh(facts({ version: cacheFormatVersion + 1 }), now)).toBe(false)
  })
})

describe('recordsToEvict', () => {
  it('[9.6d] lets the oldest conversation go first, and everything else before the dictionary', () => {
    expect(segmentPriority).toMatchObject({ dictionary: 1, conversation: 3 })
    expect(Math.min(...Object.values(segmentPriority))).toBe(segmentPriority.dictionary)
    const records = [
      ['bank', facts({ segment: 'bank', savedAt: 1 })],
      ['new', facts({ savedAt: 3 })],
      ['old', facts({ savedAt: 2 })],
      ['clip', facts({ segment: 'audio', savedAt: 9 })],
    ] as const
    expect(recordsToEvict(records, 400)).toEqual([])
    expect(recordsToEvict(records, 399)).toEqual(['clip'])
    expect(recordsToEvict(records, 299)).toEqual(['clip', 'old'])
    expect(recordsToEvict(records, 0)).toEqual(['clip', 'old', 'new', 'bank'])
  })

  it('leaves no more than there is room, and takes no more than it must', () => {
    const segment = fc.constantFrom<CacheFacts['segment'][]>('profile', 'bank', 'conversation', 'audio')
    const record = fc.record({ segment, bytes: fc.nat(1000), savedAt: fc.nat(1000), version: fc.constant(1) })
    fc.assert(
      fc.property(fc.array(record), fc.nat(20_000), (all, room) => {
        const records = all.map((one, key) => [key, one] as const)
        const going = recordsToEvict(records, room)
        const size = (keys: readonly number[]) => keys.reduce((sum, key) => sum + (all[key]?.bytes ?? 0), 0)
        const total = size(records.map(([key]) => key))
        expect(total - size(going)).toBeLessThanOrEqual(room)
        const withLastOne = total - size(going.slice(0, -1))
        expect(going.length === 0 || withLastOne > room).toBe(true)
      }),
    )
  })
})
