import { beforeEach, expect, it } from 'vitest'
import type { Message } from '../conversation/messages'
import { saidIn } from './own-sentences'
import { goalsReached, rememberSessionTime, saidSentences } from './session-summary'

const at = '2026-11-21T10:00:00.000Z'
/** A message with what was corrected in it, as pairs of what stood there and what should. */
const said = (id: string, content: string, ...corrected: [string, string][]): Message => ({
  id,
  type: 'user',
  content,
  timestamp: at,
  feedback: {
    status: 'complete',
    feedback: {
      positive: '',
      corrections: corrected.map(([original, right]) => ({ original, corrected: right, explanation: 'why' })),
      suggestions: [],
      suggestedSentences: [],
      ...(corrected.length === 0 && { mended: content }),
    },
  },
})
const end: Message = { id: 'b', type: 'session_break', content: '', timestamp: at }

beforeEach(() => localStorage.clear())

it('looks back on the sentences of this session that were mended, in their right form', () => {
  const messages = [
    said('1', 'Yo es Ana', ['es', 'soy']),
    end,
    said('2', 'Quiero un cerveza', ['un', 'una']),
    said('3', 'Soy de Turku'),
  ]
  expect(saidSentences(saidIn(messages)).map(({ mended, reasons }) => [mended, reasons])).toEqual([
    ['Quiero una cerveza', ['why']],
  ])
})

it('looks back on the longest sentence where nothing was wrong, and on nothing nobody has looked at', () => {
  const unseen: Message = { id: '3', type: 'user', content: 'Algo que nadie ha mirado', timestamp: at }
  expect(
    saidSentences(saidIn([said('1', 'Sí'), said('2', 'Vivo en Turku'), unseen])).map(({ id }) => id),
  ).toEqual(['2'])
  expect(saidSentences(saidIn([unseen]))).toEqual([])
})

it('tells no right form of a sentence in which something could not be placed', () => {
  expect(saidSentences(saidIn([said('1', 'Quiero un cerveza', ['dos', 'tres'])]))).toEqual([])
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
