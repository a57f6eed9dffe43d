import { expect, it } from 'vitest'
import { readActivityData } from './activity-data'

it('reads a kept activity with a word that is too many, and leaves out what it does not know', () => {
  const drop = { kind: 'drop', prompt: 'Choose it.', words: ['Quiero', 'a', 'café'], right: 'Quiero café' }
  const answer = { given: ['1'], isRight: true, tries: 1, isShown: false }
  const kept = {
    id: 'a',
    type: 'cloze',
    title: 'Mend your sentence',
    exercises: [{ kind: 'riddle', prompt: '?' }, drop, { ...drop, words: 'Quiero a café' }],
    answers: [null, answer, null],
  }
  const read = readActivityData(JSON.parse(JSON.stringify(kept)))
  expect(read?.exercises).toEqual([drop])
  expect(read?.answers).toMatchObject([answer])
})
