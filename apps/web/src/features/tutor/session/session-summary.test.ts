import { beforeEach, expect, it } from 'vitest'
import type { Message } from '../conversation/messages'
import { goalsReached, rememberSessionTime, sessionCorrections } from './session-summary'

const at = '2026-11-21T10:00:00.000Z'
const correction = (original: string) => ({ original, corrected: 'bien', explanation: '' })
const said = (id: string, ...originals: string[]): Message => ({
  id,
  type: 'user',
  content: '',
  timestamp: at,
  feedback: {
    status: 'complete',
    feedback: {
      positive: '',
      corrections: originals.map(correction),
      suggestions: [],
      suggestedSentences: [],
    },
  },
})
const end: Message = { id: 'b', type: 'session_break', content: '', timestamp: at }

beforeEach(() => localStorage.clear())

it('has the corrections of this session, each once', () => {
  const messages = [said('1', 'antes'), end, said('2', 'un'), said('3', 'un', 'dos')]
  expect(sessionCorrections(messages).map(({ original }) => original)).toEqual(['un', 'dos'])
})

it('[3.23] has the goals that were reached', () => {
  const goal = { id: 'g', goalType: 'word' as const }
  expect(
    goalsReached([
      { ...goal, text: 'Use “sí”', completed: true },
      { ...goal, text: 'Use “no”', completed: false },
    ]),
  ).toEqual(['Use “sí”'])
})

it('[3.25] knows the time of the session before', () => {
  expect(rememberSessionTime('me:es-ES', 60)).toBeUndefined()
  expect(rememberSessionTime('me:fr-FR', 5)).toBeUndefined()
  expect(rememberSessionTime('me:es-ES', 90)).toBe(60)
})
