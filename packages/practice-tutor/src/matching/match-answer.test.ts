import { expect, it } from 'vitest'
import { sceneOf } from '../test/fake-scene.ts'
import { matchAnswer } from './match-answer.ts'

function match(text: string, ...answers: string[][]) {
  const { node, scene } = sceneOf(...answers)
  return matchAnswer(text, scene, node, 'es')
}

it('finds the answer that is closest, the first of several', () => {
  const answers = [['quiero (un|el) {drink}'], ['[sí] la cuenta', 'un té verde'], ['la cuenta']]
  expect(match('la quenta', ...answers)).toMatchObject({ answer: { id: 'answer-1' }, slots: {} })
  expect(match('Quiero té verde', ...answers)).toMatchObject({
    answer: { id: 'answer-0' },
    slots: { drink: 'té verde' },
    steps: [{ kind: 'match' }, { kind: 'missing', expected: 'un' }, { kind: 'match' }, { kind: 'match' }],
  })
})

it('reads an open slot as the learner wrote it', () => {
  expect(match('soy José Luis', ['soy {name}'])).toMatchObject({
    similarity: 1 - 0.05 / 3,
    slots: { name: 'José Luis' },
  })
})

it('joins pieces of a pattern to one word where no space is between them', () => {
  expect(match('una chica guapísima', ['un[a] chic(o|a) guap(|ísim)(o|a)'])?.similarity).toBe(1)
})

it('matches no text without a word', () => {
  expect(match('¿?', ['sí'])).toBeUndefined()
})
