import { expect, it } from 'vitest'
import { checkExercise, solutionOf } from '../exercises/check-exercise.ts'
import { mendDrill } from './mend-drill.ts'

const prompts = { write: 'Write it.', pick: 'Pick it.', choose: 'Choose it.', drop: 'Drop it.' }
const drillOf = (original: string, corrected: string, languageCode = 'es-ES') => {
  const drill = mendDrill({ original, corrected }, prompts, languageCode)
  if (!drill) throw new Error(`nothing is asked of ${original}`)
  return drill
}

it.each([
  ['Yo soy tengo veinte años.', 'Yo tengo veinte años.', 'Yo soy tengo veinte años.', 1],
  ['¿Quieres tú a comer?', '¿Quieres tú comer?', '¿Quieres tú a comer?', 2],
  ['Me gusta el el café.', 'Me gusta el café.', 'Me gusta el el café.', 3],
  ['El es lunes hoy.', 'Es lunes hoy.', 'El es lunes hoy.', 0],
  ['我是很忙。', '我很忙。', '我 是 很 忙。', 1],
])('“%s” asks which word is too many', (original, corrected, words, place) => {
  const { task, right } = drillOf(original, corrected, /[我]/u.test(original) ? 'zh-CN' : 'es-ES')
  expect(task).toEqual({ kind: 'drop', prompt: 'Drop it.', words: words.split(' '), right: corrected })
  expect(right).toBe(corrected)
  const isRight = (at: number) => checkExercise(task, [String(at)], 'es').isRight
  expect(isRight(place)).toBe(true)
  // Of two equal words either one may go.
  const others = words.split(' ').flatMap((word, at) => (word === words.split(' ')[place] ? [] : [at]))
  expect(others.filter(isRight)).toEqual([])
  expect(checkExercise(task, [], 'es').isRight).toBe(false)
  expect(solutionOf(task, 'es')).toBe(corrected)
})

it.each([
  ['Me gusta los perros.', 'Me gustan los perros.'],
  ['Soy veinte años.', 'Tengo veinte años.'],
  // Two words too many, and one besides another mistake.
  ['Yo soy a tengo veinte años.', 'Yo tengo veinte años.'],
  ['Yo soy tengo veinte año.', 'Yo tengo veinte años.'],
])('“%s” asks for what is right in a gap', (original, corrected) => {
  expect(drillOf(original, corrected).task.kind).toBe('cloze')
})

it('asks nothing where nothing else stands beside the mistake', () => {
  expect(mendDrill({ original: 'a sol', corrected: 'sol' }, prompts, 'es-ES')).toBeUndefined()
})
