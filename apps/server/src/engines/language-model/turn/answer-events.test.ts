import type { Goal } from '@lingarden/domain/tutor-turn'
import { describe, expect, it } from 'vitest'
import { checkPart } from '../answer/answer-shape.ts'
import type { AnswerEvent } from '../answer/read-answer.ts'
import { checksOf, judgeOf, turnInput } from '../testing/turn-input.ts'
import { AnswerEvents } from './answer-events.ts'

const goal = (word: string, completed = false): Goal => ({
  id: `word-${word}`,
  text: `Say something with “${word}”`,
  completed,
  goalType: 'word',
})

/** The messages and goals that an answer comes to. */
async function told(
  { message = 'Hola', goals = [] }: { message?: string; goals?: Goal[] },
  answer: Record<string, unknown>,
) {
  const input = turnInput({ message, goals })
  const answerEvents = new AnswerEvents(input, checksOf(input), judgeOf(input))
  const events = Object.entries(answer).flatMap(([key, value]): AnswerEvent[] => {
    const part = checkPart(key, value)
    const texts: AnswerEvent[] =
      key === 'reply' || key === 'next' ? [{ type: 'text', key, text: String(value) }] : []
    return part ? [...texts, { type: 'part', part }] : texts
  })
  const before = events.flatMap((event) => [...answerEvents.of(event)])
  const all = [...before, ...(await Array.fromAsync(answerEvents.finish()))]
  return {
    types: all.map(({ type }) => type),
    messages: all.flatMap((event) => (event.type === 'reply' ? [[event.messageType, event.text]] : [])),
    goals: all.flatMap((event) => (event.type === 'goals' ? event.goals : [])),
  }
}

describe('[3.20] the types of messages', () => {
  it('a new goal is introduced', async () => {
    const newGoals = [{ goalType: 'word', target: 'cuenta' }]
    const { messages, goals } = await told(
      {},
      { reply: 'Sí.', completedGoals: [], newGoals, next: 'Usa «cuenta».' },
    )
    expect(messages.map(([type]) => type)).toEqual(['conversation', 'goal_introduction'])
    expect(goals).toEqual([goal('cuenta')])
  })

  it('a completed goal is praised, and the conversation goes on', async () => {
    const { messages, goals } = await told(
      { message: 'La cuenta, por favor', goals: [goal('sol', true), goal('cuenta')] },
      { reply: '¡Bien!', completedGoals: [], newGoals: [], next: '¿Algo más?' },
    )
    expect(messages.map(([type]) => type)).toEqual(['encouragement', 'goal_continuation'])
    expect(goals).toEqual([goal('sol', true), goal('cuenta', true)])
  })

  it('the model ticks a topic that was talked about, by its number, and no word that was not said', async () => {
    const family: Goal = { id: 'topic-x', text: 'Your family', completed: false, goalType: 'topic' }
    const goals = [goal('sol', true), goal('gracias'), family]
    const { goals: after } = await told(
      { message: 'Mi madre es alta', goals },
      { reply: 'Sí', completedGoals: [1, 2, 7, 0, -1] },
    )
    expect(after.map(({ completed }) => completed)).toEqual([true, false, true])
  })
})

describe('[5.8] goals', () => {
  it('a goal is added only if no goal has its word, and never more than three are open', async () => {
    const targets = ['cuenta', 'CUENTA', '', 'x'.repeat(90), 'sol', 'mar', 'luz', 'pan']
    const newGoals = targets.map((target) => ({ goalType: 'word' as const, target }))
    expect((await told({ goals: [goal('cuenta')] }, { reply: 'a', newGoals })).goals).toEqual([
      goal('cuenta'),
      goal('sol'),
      goal('mar'),
    ])
  })

  it('a word inside another one does not complete a goal', async () => {
    expect(
      (await told({ message: 'El solomillo', goals: [goal('sol')] }, { reply: 'a', newGoals: [] })).goals,
    ).toEqual([goal('sol')])
    expect((await told({ message: '我要买单', goals: [goal('买单')] }, { reply: 'a' })).goals).toEqual([
      goal('买单', true),
    ])
  })
})

it('the second message ends the first, even where the parts between are missing', async () => {
  const { types } = await told({}, { reply: 'Uno', next: 'Dos' })
  expect(types).toEqual(['reply-delta', 'reply', 'reply-delta', 'reply', 'degraded'])
})
