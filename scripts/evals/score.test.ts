import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { expect, it } from 'vitest'
import { isPure, scoreCorrections, type TurnResult } from './score.ts'
import { sentencesOf, type Sentence } from './sentences.ts'

function result(sentence: Sentence, original?: string, corrected = ''): TurnResult {
  const corrections = original === undefined ? [] : [{ original, corrected, explanation: '' }]
  const feedback = { positive: '', corrections, suggestions: [], suggestedSentences: [] }
  const events: TutorEvent[] = [{ type: 'feedback', feedback }]
  return { tag: 'es', sentence, events, firstTextMs: 1, levelShare: 1 }
}

it('counts what was found, put right and corrected for nothing', () => {
  const wrong = { text: 'La problema es grande', right: ['El problema es grande'] }
  const fine = { text: 'Hola, Ana', right: [] }
  const score = scoreCorrections([
    result(wrong, 'La problema', 'El problema'),
    result(wrong, 'problema', 'problemo'),
    result(wrong),
    result(wrong, 'La', 'el'),
    result(fine),
    result(fine, 'Ana', 'Anna'),
  ])
  expect(score).toEqual({ precision: 3 / 4, recall: 3 / 4, right: 2 / 4, falseAlarms: 1 / 2 })
})

it('tells a reply in another language', () => {
  expect(isPure('¿Qué tal? Muy bien.', 'es')).toBe(true)
  expect(isPure('Great! ¿Qué tal?', 'es')).toBe(false)
  expect(isPure('你好！我是小雨。', 'zh')).toBe(true)
  expect(isPure('你好 means hello', 'zh')).toBe(false)
})

it('the set has as many sentences with a mistake as without, none twice', () => {
  for (const { tag } of supportedLanguages) {
    const set = sentencesOf(tag)
    expect(set.length).toBeGreaterThan(0)
    expect(set.filter(({ right }) => right.length > 0)).toHaveLength(set.length / 2)
    expect(new Set(set.map(({ text }) => text)).size).toBe(set.length)
    for (const { text, right } of set) expect(right).not.toContain(text)
  }
})
