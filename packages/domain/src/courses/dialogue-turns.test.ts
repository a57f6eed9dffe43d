import { expect, it } from 'vitest'
import { takePart } from './dialogue-turns.ts'

/** A dialogue of single letters: who speaks, in order. */
const talk = (speakers: string) =>
  [...speakers].map((speaker, place) => ({ speaker, text: `${place}`, translation: '' }))
const shown = (speakers: string) => {
  const part = takePart(talk(speakers))
  return (
    part && [
      part.speaker,
      ...part.turns.map(({ before, own }) => [...before, own].map(({ text }) => text).join('')),
    ]
  )
}

it('lets the learner answer: of those who are spoken to, who says most', () => {
  expect(shown('LDEDEDL')).toEqual(['D', '01', '23', '45'])
  expect(shown('LDEEDE')).toEqual(['E', '012', '3', '45'])
})

it('never gives the opening line to the learner, whoever says most', () => {
  expect(shown('AABA')).toEqual(['B', '012'])
})

it('gives no part in a talk with oneself', () => {
  expect(takePart(talk('AAA'))).toBeUndefined()
})
