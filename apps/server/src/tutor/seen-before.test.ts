import { expect, it } from 'vitest'
import { seenBefore } from './seen-before.ts'

const said = (role: 'ai' | 'user', content: string) => ({ role, content })
const goal = (text: string, completed: boolean) => ({ id: text, text, completed, goalType: 'word' as const })

it('is what the tutor said since the learner’s last message, what was offered, and the open goals', () => {
  const history = [said('ai', 'Uno'), said('user', 'Dos'), said('ai', 'Tres'), said('ai', 'Cuatro')]
  const goals = [goal('Use “sol”', true), goal('Use “mar”', false)]
  expect(seenBefore({ history, goals, offered: ['Cinco'] })).toEqual({
    previous: 'Dos',
    seen: ['Tres', 'Cuatro', 'Cinco', 'Use “mar”'],
  })
})

it('before the first message it is all that was said', () => {
  expect(seenBefore({ history: [said('ai', 'Uno')], goals: [], offered: [] })).toEqual({
    previous: undefined,
    seen: ['Uno'],
  })
})
