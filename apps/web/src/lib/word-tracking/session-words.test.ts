import { expect, it } from 'vitest'
import { classifyWord, noSessionWords, wordStats, type SessionWords } from './session-words'

const known = { isKnown: true, isSaid: false }
const unknown = { isKnown: false, isSaid: false }
const said = { isKnown: false, isSaid: true }

it('[4.16c] a word is new if nobody knew it, and stays so for the session', () => {
  const met = classifyWord(noSessionWords, 'Cuenta', unknown)
  expect(classifyWord(met, 'cuenta', known)).toBe(met)
  expect(wordStats(met)).toMatchObject({ newWords: 1, wordsPractised: 0 })
})

it('[3.25] counts and lists new and practised words', () => {
  const words = [['cuenta', unknown] as const, ['café', known] as const, ['té', known] as const]
  const met = words.reduce<SessionWords>((all, [word, how]) => classifyWord(all, word, how), noSessionWords)
  expect(wordStats(met)).toEqual({
    newWords: 1,
    wordsPractised: 2,
    sessionNewWords: ['cuenta'],
    sessionPracticedWords: ['café', 'té'],
  })
})

it('a word that the learner says is practised, also where it is new, and once', () => {
  const atOnce = classifyWord(noSessionWords, 'perro', said)
  expect(wordStats(atOnce)).toMatchObject({ newWords: 1, wordsPractised: 1 })
  expect(classifyWord(atOnce, 'Perro', { isKnown: true, isSaid: true })).toBe(atOnce)
  const later = classifyWord(classifyWord(noSessionWords, 'gato', unknown), 'gato', {
    ...said,
    isKnown: true,
  })
  expect(wordStats(later)).toMatchObject({ newWords: 1, sessionPracticedWords: ['gato'] })
})

it('knows a word that is called like a property of every object', () => {
  expect(wordStats(classifyWord(noSessionWords, 'constructor', known))).toMatchObject({ wordsPractised: 1 })
})
