import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import { expect, it } from 'vitest'
import { rememberTurn, type TurnMemory } from './remember-turn.ts'

const correction = { original: 'yo gusta', corrected: 'me gusta', explanation: 'Because.' }
const reply: TutorEvent = { type: 'reply', text: 'Hola', messageType: 'conversation' }
const feedback: TutorEvent = {
  type: 'feedback',
  feedback: { positive: '', corrections: [correction], suggestions: [], suggestedSentences: [] },
}
const fact = { topic: 'pet', text: 'un perro', writtenIn: 'es' } as const
const facts: TutorEvent = { type: 'facts', facts: [fact] }

async function* told(...events: TutorEvent[]) {
  yield* events
}

it('hands over what was corrected and told when every event has been passed on', async () => {
  const kept: TurnMemory[] = []
  const seen: string[] = []
  for await (const event of rememberTurn(told(reply, feedback, facts), (memory) => kept.push(memory)))
    seen.push(`${event.type} ${kept.length}`)
  expect(seen).toEqual(['reply 0', 'feedback 0', 'facts 0'])
  expect(kept).toEqual([{ corrections: [correction], facts: [fact] }])
})

it('hands over what has come when the learner leaves', async () => {
  const kept: TurnMemory[] = []
  for await (const event of rememberTurn(told(reply, feedback, facts), (memory) => kept.push(memory)))
    if (event.type === 'feedback') break
  expect(kept).toEqual([{ corrections: [correction], facts: [] }])
})

it('tells a message that was found right from one that nobody looked at', async () => {
  const kept: TurnMemory[] = []
  await Array.fromAsync(rememberTurn(told(reply), (memory) => kept.push(memory)))
  expect(kept).toEqual([{ corrections: undefined, facts: [] }])
})
