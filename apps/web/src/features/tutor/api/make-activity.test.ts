import type { ActivityRequest } from '@lingarden/domain/tutor-activity'
import { beforeEach, expect, it, vi } from 'vitest'
import { ask } from './ask-help'
import { makeActivity } from './make-activity'
import { TurnError } from './stream-turn'

vi.mock('./ask-help', () => ({ ask: vi.fn<typeof ask>() }))
const asked = vi.mocked(ask)
beforeEach(() => void asked.mockReset())

const request: ActivityRequest = {
  languageCode: 'es-ES',
  kind: 'order',
  sentences: [{ text: '¿Qué quieres tomar hoy?' }],
  into: 'fr',
}
const exercise = { kind: 'cloze', prompt: 'Fill in.', text: 'Me {llamo} Ana.' }
const make = () => makeActivity(request, new AbortController().signal)

it('[3.22] brings the exercises that can be read', async () => {
  asked.mockResolvedValue({ type: 'cloze', title: 'Gaps', exercises: [exercise, { kind: 'riddle' }] })
  expect(await make()).toEqual({ type: 'cloze', title: 'Gaps', exercises: [exercise] })
})

it.each([
  undefined,
  {},
  { type: 'riddle', title: 'x', exercises: [exercise] },
  { type: 'cloze', title: 'x', exercises: [] },
])('fails where there is nothing to read: %j', async (answer) => {
  asked.mockResolvedValue(answer)
  await expect(make()).rejects.toThrow('cannot be read')
})

it('makes one by the rules where there is no connection', async () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await make()).toMatchObject({
    type: 'order',
    title: 'Remettez dans l’ordre',
    exercises: [{ pieces: ['¿Qué', 'quieres', 'tomar', 'hoy?'] }],
  })
})

it('passes on what the server says', async () => {
  asked.mockRejectedValue(new TurnError('Insufficient credits', { code: 'insufficient_credits' }))
  await expect(make()).rejects.toThrow('Insufficient credits')
})
