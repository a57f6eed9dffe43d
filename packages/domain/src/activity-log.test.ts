import { describe, expect, it } from 'vitest'
import {
  beginEntry,
  expireEntries,
  longestActivityLog,
  nextExpiry,
  settleEntry,
  type ActivityEntry,
} from './activity-log.ts'

const start = Date.UTC(2026, 0, 5, 9)
const begin = (log: readonly ActivityEntry[], id: string, begunAt = start) =>
  beginEntry(log, { id, kind: 'flashcards', count: 12, name: '', begunAt })
const statesAt = (log: readonly ActivityEntry[], now: number) =>
  expireEntries(log, now).map(({ state }) => state)

describe('the activity log', () => {
  it('[4.6a] an entry is pending, then it succeeds or fails', () => {
    const log = begin(begin(begin([], 'a'), 'b'), 'c')
    const settled = settleEntry(settleEntry(log, 'a', 'success', start + 1), 'b', 'error', start + 2)
    expect(settled.map(({ id, state }) => [id, state])).toEqual([
      ['c', 'pending'],
      ['b', 'error'],
      ['a', 'success'],
    ])
    expect(settleEntry(settled, 'a', 'error', start + 3)).toEqual(settled)
  })

  it('[4.6b, 9.4c] an entry that is pending for 120 seconds has failed', () => {
    const log = begin(begin([], 'a'), 'b', start + 60_000)
    expect(statesAt(log, start + 119_999)).toEqual(['pending', 'pending'])
    expect(statesAt(log, start + 120_000)).toEqual(['pending', 'error'])
    expect(statesAt(log, start + 180_000)).toEqual(['error', 'error'])
    expect(nextExpiry(log, start + 1000)).toBe(119_000)
    expect(nextExpiry(log, start + 120_000)).toBe(60_000)
    expect(nextExpiry(log, start + 180_000)).toBeUndefined()
  })

  it('[4.6b] what comes to its end after 120 seconds has failed all the same', () => {
    expect(settleEntry(begin([], 'a'), 'a', 'success', start + 120_000)[0]?.state).toBe('error')
    const done = settleEntry(begin([], 'a'), 'a', 'success', start + 119_999)
    expect(statesAt(done, start + 120_001)).toEqual(['success'])
  })

  it('[4.6b] is not pending for a year where the clock was set back', () => {
    expect(statesAt(begin([], 'a'), start - 365 * 86_400_000)).toEqual(['error'])
  })

  it('[4.6a] keeps the newest entries', () => {
    let log: ActivityEntry[] = []
    for (let index = 0; index < longestActivityLog + 3; index++) log = begin(log, `${index}`)
    expect(log).toHaveLength(longestActivityLog)
    expect(log[0]?.id).toBe(`${longestActivityLog + 2}`)
  })
})
