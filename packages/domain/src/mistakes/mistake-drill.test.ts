import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkExercise } from '../exercises/check-exercise.ts'
import { fillCloze, gapsOf } from '../exercises/cloze-text.ts'
import { mistakeDrill } from './mistake-drill.ts'

const drillOf = (original: string, corrected: string) => {
  const drill = mistakeDrill({ original, corrected }, 'Write it right.')
  if (!drill) throw new Error('This gives a drill')
  return drill
}

it.each([
  ['Yo tiene dos perros', 'Yo tengo dos perros', 'Yo {tengo} dos perros'],
  ['la dia', 'el día', '{el} {día}'],
  ['Esta aquí.', 'Está aquí.', '{Está} aquí.'],
  ['我不有钱', '我没有钱', '我{没}有钱'],
  ['Voy a a casa', 'Voy a casa', '{Voy a casa}'],
  ['¿Como estas?', '¿Cómo estás?', '¿{Cómo} {estás}?'],
])('[1.5] “%s” asks for what is right in “%s”', (original, corrected, text) => {
  const drill = drillOf(original, corrected)
  expect(drill.text).toBe(text)
  expect(fillCloze(drill.text)).toBe(corrected)
})

it('[1.5] takes what is right, and not the mistake, even where only an accent is missing', () => {
  const drill = drillOf('Esta aquí.', 'Está aquí.')
  expect(checkExercise(drill, ['Está'], 'es').isRight).toBe(true)
  expect(checkExercise(drill, ['Esta'], 'es').isRight).toBe(false)
})

it.each([
  ['sol', 'sol'],
  ['sol', ' '],
  ['a', '{b}'],
])('[1.5] “%s” and “%s” give none', (original, corrected) => {
  expect(mistakeDrill({ original, corrected }, '')).toBeUndefined()
})

it('[1.5] whatever was corrected, the gaps filled are the correction, and filling them so is right', () => {
  const words = fc.array(fc.constantFrom('la', 'el', 'día', 'dia', '¿sí?', 'no,', '我', '有钱'), {
    minLength: 1,
    maxLength: 6,
  })
  fc.assert(
    fc.property(words, words, (a, b) => {
      const [original, corrected] = [a.join(' '), b.join(' ')]
      const drill = mistakeDrill({ original, corrected }, '')
      if (!drill) return
      expect(fillCloze(drill.text)).toBe(corrected)
      const gaps = gapsOf(drill.text)
      expect(gaps.length).toBeGreaterThan(0)
      const right = gaps.map(({ answers: [answer = ''] }) => answer)
      expect(checkExercise(drill, right, 'es').isRight).toBe(true)
    }),
  )
})
