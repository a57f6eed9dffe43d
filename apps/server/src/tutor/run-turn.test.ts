import { supportedLanguages } from '@lingarden/languages/find-language'
import type { TutorEngine, TutorTurnInput } from '@lingarden/domain/tutor-engine'
import { tutorTurnRequestSchema, type TutorEvent } from '@lingarden/domain/tutor-turn'
import { expect, it } from 'vitest'
import { runTurn, turnFailed } from './run-turn.ts'

const [, language] = supportedLanguages
const learner = {
  level: 'beginner',
  gender: null,
  tutorName: 'Alex',
  wordBank: ['cuenta'],
  dueWords: ['jardín'],
  mayRemember: true,
  recentMistakes: [],
  facts: [],
} as const
const reply: TutorEvent = { type: 'reply', text: 'Hola', messageType: 'conversation' }

function engineOf(turn: (input: TutorTurnInput) => AsyncIterable<TutorEvent>): TutorEngine {
  return { id: 'builtin', label: 'builtin', turn }
}

async function eventsOf(engine: TutorEngine, signal = new AbortController().signal) {
  const causes: unknown[] = []
  const events: TutorEvent[] = []
  if (!language) throw new Error('no language')
  const request = tutorTurnRequestSchema.parse({ languageCode: 'es', message: 'Hola' })
  const turn = { request, language, learner: { ...learner, wordBank: [...learner.wordBank] }, signal }
  for await (const event of runTurn(engine, turn, (cause) => causes.push(cause))) events.push(event)
  return { events, causes }
}

it('hands the engine what it may know of the learner and passes its events on', async () => {
  const inputs: TutorTurnInput[] = []
  const { events } = await eventsOf(
    engineOf(async function* (input) {
      inputs.push(input)
      yield reply
    }),
  )
  expect(events).toEqual([reply])
  expect(inputs[0]).toMatchObject({
    message: 'Hola',
    level: 'beginner',
    wordBank: ['cuenta'],
    dueWords: ['jardín'],
    mayRemember: true,
    recentMistakes: [],
    facts: [],
    tutorName: 'Alex',
  })
})

it('[8.2b] ends with the fallback text when the engine breaks, and reports the cause', async () => {
  const cause = new Error('out of order')
  const { events, causes } = await eventsOf(
    engineOf(async function* () {
      yield reply
      throw cause
    }),
  )
  expect(events).toEqual([reply, turnFailed])
  expect(turnFailed).toMatchObject({ error: 'Sorry, an error occurred. Please try again.' })
  expect(causes).toEqual([cause])
})

it('falls silent when the learner has left', async () => {
  const leaving = new AbortController()
  const { events, causes } = await eventsOf(
    engineOf(async function* () {
      yield reply
      leaving.abort()
      throw new Error('aborted')
    }),
    leaving.signal,
  )
  expect(events).toEqual([reply])
  expect(causes).toEqual([])
})
