import { expect, it } from 'vitest'
import { scaleOf } from './level-scale.ts'
import { defaultLevel, difficultyOptions, levels, parseLevel } from './levels.ts'

it('[3.9a] the levels run from beginner to native', () => {
  expect(levels).toEqual(['beginner', 'elementary', 'intermediate', 'advanced', 'native'])
})

it.each(['expert', '', 'wizard', 3, 'Beginner'])('[3.9b, 9.1c] %s falls back to intermediate', (value) => {
  expect(parseLevel(value)).toBe('intermediate')
  expect(defaultLevel).toBe('intermediate')
})

it.each([undefined, null])('[1.11a] a level that was never chosen (%s) is a beginner’s', (value) => {
  expect(parseLevel(value)).toBe('beginner')
})

it('[3.9a] a known level stays what it is', () => {
  expect(levels.map(parseLevel)).toEqual([...levels])
})

it('[3.10] each level is offered with a label and a description', () => {
  expect(difficultyOptions.map(({ value }) => value)).toEqual([...levels])
  expect(difficultyOptions[0]).toMatchObject({ label: 'Beginner', description: 'I am new to it' })
})

it('[3.10] a level names the HSK in Mandarin only', () => {
  expect(scaleOf('beginner', 'zh')).toBe('A1, HSK 1-2')
  expect(scaleOf('beginner', 'es')).toBe('A1')
  expect(scaleOf('beginner', 'fr')).toBe('A1')
  expect(scaleOf('native', 'zh')).toBe('C2')
})
