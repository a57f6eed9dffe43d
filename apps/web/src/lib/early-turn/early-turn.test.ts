import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { earlyConversation, noteEarlyTurn, takeEarlyTurn } from './early-turn'

const now = new Date('2026-11-23T08:00:00Z')
const never = new AbortController().signal
const asked = {
  conversationId: 'c1',
  languageCode: 'es-ES',
  topic: 'cafe',
  explanationLanguage: 'en',
  authorization: 'Bearer token',
}
const wanted = { conversationId: 'c1', explanationLanguage: 'en', authorization: 'Bearer token' }

function note(response = Promise.resolve(new Response('¡Hola!'))) {
  const abort = new AbortController()
  noteEarlyTurn({ ...asked, askedAt: now.getTime(), response, abort })
  return abort
}

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

it('is taken up once, by the conversation that it opened', async () => {
  note()
  expect(earlyConversation('es-ES', 'cafe')).toBe('c1')
  expect(earlyConversation('es-ES', 'hotel')).toBeUndefined()
  expect(earlyConversation('fr-FR', 'cafe')).toBeUndefined()
  expect(await takeEarlyTurn({ ...wanted, conversationId: 'c2' }, never)).toBeUndefined()
  expect(await takeEarlyTurn({ ...wanted, message: 'Hola' }, never)).toBeUndefined()
  expect(await (await takeEarlyTurn(wanted, never))?.text()).toBe('¡Hola!')
  expect(await takeEarlyTurn(wanted, never)).toBeUndefined()
  // The same topic, begun anew, is another conversation.
  expect(earlyConversation('es-ES', 'cafe')).toBeUndefined()
})

it.each([
  ['another learner', { ...wanted, authorization: 'Bearer other' }],
  ['another language of explanations', { ...wanted, explanationLanguage: 'zh' }],
])('is not taken up for %s', async (_case, turn) => {
  note()
  expect(await takeEarlyTurn(turn, never)).toBeUndefined()
})

it('is not taken up a minute later, nor where the server refused or was not reached', async () => {
  note()
  vi.setSystemTime(now.getTime() + 60_000)
  expect(await takeEarlyTurn(wanted, never)).toBeUndefined()
  vi.setSystemTime(now)
  note(Promise.resolve(new Response('', { status: 503 })))
  expect(await takeEarlyTurn(wanted, never)).toBeUndefined()
  note(Promise.reject(new TypeError('Failed to fetch')))
  expect(await takeEarlyTurn(wanted, never)).toBeUndefined()
})

it('ends with who took it up', async () => {
  const abort = note()
  const leaving = new AbortController()
  await takeEarlyTurn(wanted, leaving.signal)
  leaving.abort()
  expect(abort.signal.aborted).toBe(true)
})
