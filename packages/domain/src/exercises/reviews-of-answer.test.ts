import { expect, it } from 'vitest'
import { practisedTerms } from '../practised-terms.ts'
import { checkExercise } from './check-exercise.ts'
import type { Drill, DrillTask } from './drill.ts'
import { gradeWords } from './reviews-of-answer.ts'
import { dictionaryOf } from './test/dictionary-of.ts'

const bank = ['café', 'leche', 'querer', 'hola', 'adiós', '你好', '好']
const forms: Record<string, string> = { quiero: 'querer' }
const find = (text: string) =>
  Promise.resolve(
    practisedTerms(
      bank,
      text,
      (text.toLowerCase().match(/\p{Script=Han}+|[\p{L}]+/gu) ?? []).map((word) => ({
        text: word,
        lemmas: forms[word] ? [forms[word]] : [],
      })),
    ),
  )

const gradesOf = async (task: DrillTask, given: string[], more: Partial<Drill> = {}) => {
  const { judgements } = checkExercise(task, given, 'es', { dictionary: dictionaryOf({}) })
  const grades = await gradeWords({ drill: { task, ...more }, judgements, language: 'es' }, find)
  return grades.map(({ word, kind, grade }) => `${word} ${kind} ${grade}`)
}

const write: DrillTask = { kind: 'write', prompt: 'Write it.', answer: 'Quiero café con leche.' }
const match: DrillTask = {
  kind: 'match',
  prompt: 'Find the pairs.',
  pairs: [
    ['hola', 'hello'],
    ['adiós', 'goodbye'],
  ],
}
const choice: DrillTask = {
  kind: 'choice',
  prompt: 'What does it mean?',
  text: 'hola',
  options: ['hello', 'goodbye', 'thanks'],
  optionsIn: 'english',
  answer: 'hello',
}

it('what is written rightly was produced, and a slip makes it harder', async () => {
  expect(await gradesOf(write, ['quiero café con leche'])).toEqual([
    'café production 3',
    'leche production 3',
    'querer production 3',
  ])
  expect(await gradesOf(write, ['quieroo café con leche'])).toContain('leche production 2')
})

it('only the words that the wrong answer lacks were forgotten', async () => {
  expect(await gradesOf(write, ['quiero café con azúcar'])).toEqual(['leche production 1'])
  expect(await gradesOf(write, [])).toHaveLength(3)
})

it('each pair and each gap stands for itself', async () => {
  expect(await gradesOf(match, ['hello', 'hello'])).toEqual(['adiós recognition 1', 'hola recognition 3'])
  const cloze: DrillTask = { kind: 'cloze', prompt: 'Fill in.', text: '{Quiero} un {café} con leche.' }
  expect(await gradesOf(cloze, ['quiero', 'té'])).toEqual(['café production 1', 'querer production 3'])
  expect(await gradesOf({ ...cloze, bank: ['Quiero', 'café'] }, ['Quiero', 'café'])).toEqual([
    'querer recognition 3',
    'café recognition 3',
  ])
})

it('what was chosen was recognised; of a sentence that was heard nothing is held against anybody', async () => {
  expect(await gradesOf(choice, ['hello'])).toEqual(['hola recognition 3'])
  expect(await gradesOf(choice, ['thanks'])).toEqual(['hola recognition 1'])
  const heard = { heard: 'Hola, un café.' }
  expect(await gradesOf(choice, ['hello'], heard)).toEqual(['café recognition 3', 'hola recognition 3'])
  expect(await gradesOf(choice, ['thanks'], heard)).toEqual([])
})

it('[3.14] a wrong order says nothing of the words, and a character that was not drawn of the whole word', async () => {
  const order: DrillTask = { kind: 'order', prompt: 'Order.', pieces: ['Quiero', 'un', 'café.'] }
  expect(await gradesOf(order, ['café.', 'un', 'Quiero'])).toEqual([])
  expect(await gradesOf(order, order.pieces as string[])).toHaveLength(2)
  const strokes: DrillTask = { kind: 'strokes', prompt: 'Draw.', text: '你好' }
  expect(await gradesOf(strokes, ['你', ''])).toEqual(['你好 production 1'])
})
