import type { Goal } from '@lingarden/domain/tutor-turn'
import { describe, expect, it } from 'vitest'
import { checkPart } from '../answer/answer-shape.ts'
import type { AnswerEvent } from '../answer/read-answer.ts'
import { AnswerEvents } from './answer-events.ts'

const goal = (word: string, completed = false): Goal => ({
  id: `word-${word}`,
  text: `Use “${word}”`,
  completed,
  goalType: 'word',
})

/** The messages and goals that an answer comes to. */
function told(input: { message?: string; goals?: Goal[] }, answer: Record<string, unknown>) {
  const answerEvents = new AnswerEvents({
    message: input.message ?? 'Hola',
    goals: input.goals ?? [],
    giveFeedback: true,
    showSuggestions: true,
  })
  const events = Object.entries(answer).flatMap(([key, value]): AnswerEvent[] => {
    const part = checkPart(key, value)
    const texts: AnswerEvent[] =
      key === 'reply' || key === 'next' ? [{ type: 'text', key, text: String(value) }] : []
    return part ? [...texts, { type: 'part', part }] : texts
  })
  const all = [...events.flatMap((event) => [...answerEvents.of(event)]), ...answerEvents.finish()]
  return {
    types: all.map(({ type }) => type),
    messages: all.flatMap((event) => (event.type === 'reply' ? [[event.messageType, event.text]] : [])),
    goals: all.flatMap((event) => (event.type === 'goals' ? event.goals : [])),
  }
}

describe('[3.20] the types of messages', () => {
  it('a new goal is introduced', () => {
    const newGoals = [{ goalType: 'word', target: 'cuenta' }]
    const { messages, goals } = told(
      {},
      { reply: 'Sí.', completedGoals: [], newGoals, next: 'Usa «cuenta».' },
    )
    expect(messages.map(([type]) => type)).toEqual(['conversation', 'goal_introduction'])
    expect(goals).toEqual([goal('cuenta')])
  })

  it('a completed goal is praised, and the conversation goes on', () => {
    const { messages, goals } = told(
      { message: 'La cuenta, por favor', goals: [goal('sol', true), goal('cuenta')] },
      { reply: '¡Bien!', completedGoals: [], newGoals: [], next: '¿Algo más?' },
    )
    expect(messages.map(([type]) => type)).toEqual(['encouragement', 'goal_continuation'])
    expect(goals).toEqual([goal('sol', true), goal('cuenta', true)])
  })

  it('the model can see what words alone do not show, by the numbers of open goals', () => {
    const goals = [goal('sol', true), goal('comer'), goal('beber')]
    const { goals: after } = told(
      { message: 'Como y bebo', goals },
      { reply: 'Sí', completedGoals: [2, 7, 0, -1] },
    )
    expect(after.map(({ completed }) => completed)).toEqual([true, false, true])
  })
})

describe('[5.8] goals', () => {
  it('a goal is added only if no goal has its word, and never more than three are open', () => {
    const targets = ['cuenta', 'CUENTA', '', 'x'.repeat(90), 'sol', 'mar', 'luz', 'pan']
    const newGoals = targets.map((target) => ({ goalType: 'word' as const, target }))
    expect(told({ goals: [goal('cuenta')] }, { reply: 'a', newGoals }).goals).toEqual([
      goal('cuenta'),
      goal('sol'),
      goal('mar'),
    ])
  })

  it('a word inside another one does not complete a goal', () => {
    expect(
      told({ message: 'El solomillo', goals: [goal('sol')] }, { reply: 'a', newGoals: [] }).goals,
    ).toEqual([goal('sol')])
    expect(told({ message: '我要买单', goals: [goal('买单')] }, { reply: 'a' }).goals).toEqual([
      goal('买单', true),
    ])
  })
})

it('the second message ends the first, even where the parts between are missing', () => {
  const { types } = told({}, { reply: 'Uno', next: 'Dos' })
  expect(types).toEqual(['reply-delta', 'reply', 'reply-delta', 'reply', 'degraded'])
})
