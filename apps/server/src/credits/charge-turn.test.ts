import { turnPartsAsked, type TurnPart } from '@lingarden/domain/credits-of-turn'
import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import { expect, it } from 'vitest'
import { chargeTurn } from './charge-turn.ts'

const everything = turnPartsAsked({ message: 'Hola', giveFeedback: true, showSuggestions: true })
const delta: TutorEvent = { type: 'reply-delta', text: 'Ho' }
const reply: TutorEvent = { type: 'reply', text: 'Hola', messageType: 'conversation' }
const feedback: TutorEvent = {
  type: 'feedback',
  feedback: { positive: 'Bien', corrections: [], suggestions: [], suggestedSentences: [] },
}
const suggestions: TutorEvent = { type: 'suggestions', items: ['Sí'] }
const goals: TutorEvent = {
  type: 'goals',
  goals: [{ id: 'g1', text: 'Pay', completed: false, goalType: 'topic' }],
}
const failed: TutorEvent = { type: 'error', error: 'Broken', code: 'tutor_failed' }

/** What a turn with these events is charged, and what the learner got of it. */
async function charge(
  events: (leaving: AbortController) => AsyncIterable<TutorEvent>,
  asked: readonly TurnPart[] = everything,
) {
  const settled: number[] = []
  const got: TutorEvent[] = []
  const leaving = new AbortController()
  const bill = { settle: async (used: number) => void settled.push(used) }
  try {
    for await (const event of chargeTurn(events(leaving), bill, asked, leaving.signal)) got.push(event)
  } catch {
    // The charge of a turn that breaks is what counts here.
  }
  return { settled, got }
}
const turnOf = (...events: TutorEvent[]) =>
  async function* () {
    yield* events
  }

it.each([
  ['all parts came', [delta, reply, feedback, suggestions, goals], 20],
  ['feedback failed', [delta, reply, suggestions, goals, { type: 'degraded', missing: ['feedback'] }], 15],
  ['only the reply came', [delta, reply], 10],
  ['two replies came', [reply, reply], 10],
  ['the engine failed in the middle', [delta, failed], 0],
  ['the engine failed after the reply', [delta, reply, failed], 10],
  ['nothing came', [], 0],
] satisfies [string, TutorEvent[], number][])(
  'settles once and passes events on: %s',
  async (_name, events, price) => {
    expect(await charge(turnOf(...events))).toEqual({ settled: [price], got: events })
  },
)

it('what was not asked for is not paid', async () => {
  const asked = turnPartsAsked({ message: 'Hola', giveFeedback: false, showSuggestions: false })
  expect((await charge(turnOf(reply, feedback, suggestions, goals), asked)).settled).toEqual([12])
})

it('a turn that throws gives back what did not come', async () => {
  const { settled } = await charge(async function* () {
    yield delta
    throw new Error('cut off')
  })
  expect(settled).toEqual([0])
})

it('who leaves in the middle of a reply pays for it, who leaves before does not', async () => {
  const leave = (...before: TutorEvent[]) =>
    charge(async function* (leaving) {
      yield* before
      leaving.abort()
    })
  expect((await leave(delta)).settled).toEqual([10])
  expect((await leave()).settled).toEqual([0])
})

it('settles when the reader stops reading', async () => {
  const settled: number[] = []
  const bill = { settle: async (used: number) => void settled.push(used) }
  const events = chargeTurn(turnOf(reply, feedback)(), bill, everything, new AbortController().signal)
  for await (const event of events) if (event.type === 'reply') break
  expect(settled).toEqual([10])
})
