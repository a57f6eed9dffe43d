import { expect, it } from 'vitest'
import { classifyWord, wordStats, type SessionWords } from './session-words'

const nothing: SessionWords = {}

it('[4.16c] a word is new if nobody knew it, and stays so for the session', () => {
  const met = classifyWord(nothing, 'Cuenta', false)
  expect(classifyWord(met, 'cuenta', true)).toBe(met)
  expect(wordStats(met)).toMatchObject({ newWords: 1, wordsPractised: 0 })
})

it('[3.25] counts and lists new and practised words', () => {
  const met = classifyWord(classifyWord(classifyWord(nothing, 'cuenta', false), 'café', true), 'té', true)
  expect(wordStats(met)).toEqual({
    newWords: 1,
    wordsPractised: 2,
    sessionNewWords: ['cuenta'],
    sessionPracticedWords: ['café', 'té'],
  })
})

it('knows a word that is called like a property of every object', () => {
  expect(wordStats(classifyWord(nothing, 'constructor', true))).toMatchObject({ wordsPractised: 1 })
})
