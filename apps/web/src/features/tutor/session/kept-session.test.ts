import { afterEach, expect, it } from 'vitest'
import { forgetSession, keepSession, readSession, type KeptSession } from './kept-session'

const session: KeptSession = {
  conversationId: 'c1',
  firstMessage: 'm1',
  seconds: 65,
  newWords: 2,
  wordsPractised: 1,
  sessionNewWords: ['sol', 'mar'],
  sessionPracticedWords: ['luna'],
  sessionPlantedWords: ['sol'],
  sessionRecalledWords: ['luna'],
}
const key = 'lingarden:session:me:es-ES'
const read = (conversationId: string | undefined) => readSession('me', 'es-ES', conversationId)

afterEach(() => localStorage.clear())

it('[2.54] a session goes on with its figures until it is ended', () => {
  keepSession('me', 'es-ES', session)
  expect(read('c1')).toEqual(session)
  forgetSession('me', 'es-ES')
  expect(read('c1')).toBeUndefined()
})

it('is that of its conversation, learner and language alone', () => {
  keepSession('me', 'es-ES', session)
  expect([read('c2'), read(undefined), readSession('you', 'es-ES', 'c1')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(readSession('me', 'fr-FR', 'c1')).toBeUndefined()
})

it.each(['null', '3', '{', '[]'])('%s tells of no session', (stored) => {
  localStorage.setItem(key, stored)
  expect(read('c1')).toBeUndefined()
})

it('figures that are odd count as none', () => {
  localStorage.setItem(
    key,
    JSON.stringify({
      conversationId: 'c1',
      firstMessage: 4,
      seconds: 'x',
      sessionNewWords: ['sol', 3],
      newWords: 9,
    }),
  )
  expect(read('c1')).toMatchObject({
    firstMessage: undefined,
    seconds: 0,
    newWords: 1,
    sessionNewWords: ['sol'],
    wordsPractised: 0,
  })
})
