import { describe, expect, it } from 'vitest'
import { checkExercise, solutionOf } from './check-exercise.ts'
import { drilledSentence, drilledText, type MatchTask, type WriteTask } from './drill.ts'
import { dictionaryOf } from './test/dictionary-of.ts'

const write: WriteTask = {
  kind: 'write',
  prompt: 'Write it in Spanish.',
  answer: 'Encantado, señora.',
  accept: ['Mucho gusto, señora.'],
}
const match: MatchTask = {
  kind: 'match',
  prompt: 'Find the pairs.',
  pairs: [
    ['hola', 'hello'],
    ['adiós', 'goodbye'],
  ],
}

describe('a drill', () => {
  it('takes the model and each variant, and forgives accents and a slip', () => {
    const dictionary = dictionaryOf({})
    const verdict = (given: string) =>
      checkExercise(write, [given], 'es', { dictionary }).judgements[0]?.verdict
    expect(verdict('encantado señora')).toBe('right')
    expect(verdict('Mucho gusto, señora')).toBe('right')
    expect(verdict('Encantdo, señora')).toBe('typo')
    expect(verdict('Encantada, adiós')).toBe('wrong')
    expect(checkExercise(write, [], 'es').isRight).toBe(false)
  })

  it('a match is right if each pair was found at the first try', () => {
    expect(checkExercise(match, ['hello', 'goodbye'], 'es').isRight).toBe(true)
    const { isRight, judgements } = checkExercise(match, ['hello', 'hello'], 'es')
    expect(isRight).toBe(false)
    expect(judgements.map(({ verdict }) => verdict)).toEqual(['right', 'wrong'])
  })

  it('what was said counts by its words, and characters by being drawn without help', () => {
    const speak = { kind: 'speak', prompt: 'Ask.', text: '¿Qué tal?' } as const
    expect(checkExercise(speak, ['que tal'], 'es').isRight).toBe(true)
    const strokes = { kind: 'strokes', prompt: 'Draw.', text: '你好' } as const
    expect(checkExercise(strokes, ['你', '好'], 'zh').isRight).toBe(true)
    expect(checkExercise(strokes, ['', '好'], 'zh').isRight).toBe(false)
  })

  it('says what is right, and what was practised', () => {
    const missed = checkExercise(match, ['goodbye', 'goodbye'], 'es')
    expect(solutionOf(match, 'es', missed.judgements)).toBe('hola – hello')
    expect(drilledText({ task: match }, 'es')).toBe('hola, adiós')
    expect(drilledText({ task: write, heard: 'Encantado, señora Vega.' }, 'es')).toBe(
      'Encantado, señora Vega.',
    )
    expect(drilledSentence({ task: write, heard: 'Encantado, señora Vega.' }, 'es')).toBe(
      'Encantado, señora Vega.',
    )
    expect(drilledSentence({ task: match }, 'es'), 'pairs are no sentence').toBe('')
    expect(solutionOf(write, 'es')).toBe('Encantado, señora.')
  })
})
