import { expect, it } from 'vitest'
import { nothingTracked, sessionCounts, trackWord } from './tracked-words'

const at = '2026-11-21T10:00:00Z'
const seen = { word: 'Cuenta', sentence: 'La cuenta.', kind: 'seen', isInBank: false, at } as const

it('[3.14] a tracked word has word, sentence, seen, clicks and the date', () => {
  const tracked = trackWord(trackWord(nothingTracked, seen), { ...seen, word: 'cuenta', kind: 'click' })
  expect(Object.values(tracked.pending)).toEqual([
    { word: 'Cuenta', sentence: 'La cuenta.', seen: 1, clicks: 1, dateAdded: at },
  ])
})

it('[4.16c, 3.25] a word is new if it was not in the bank, and stays so for the session', () => {
  const first = trackWord(nothingTracked, seen)
  const later = trackWord({ ...first, pending: {} }, { ...seen, isInBank: true })
  const withKnown = trackWord(later, { ...seen, word: 'café', isInBank: true })
  expect(sessionCounts(withKnown)).toEqual({ newWords: 1, wordsPractised: 1 })
})
