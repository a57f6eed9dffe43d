import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mayReachServer } from '@/lib/server-reach'
import { ConnectionError, streamTurn, TurnError } from '../api/stream-turn'
import { askOfflineTutor } from '@/lib/practice-tutor/ask-worker'
import { useIsServerLost } from './server-contact'
import { browserTurn } from '@/lib/browser-model/browser-turn'
import { chooseBrowserModel } from '@/lib/browser-model/choice'
import { takeTurn } from './take-turn'

vi.mock('../api/stream-turn', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  streamTurn: vi.fn<typeof streamTurn>(),
}))
vi.mock('@/lib/server-reach', () => ({ mayReachServer: vi.fn<typeof mayReachServer>(() => true) }))
vi.mock('@/lib/log')
vi.mock('@/lib/browser-model/browser-turn', () => ({ browserTurn: vi.fn<typeof browserTurn>() }))
vi.mock('@/lib/practice-tutor/ask-worker', () => ({ askOfflineTutor: vi.fn<typeof askOfflineTutor>() }))

const learner = {
  profile: { language_levels: {}, gender: null, voice_setting: 'alloy', remember_learner: true },
  wordBank: ['pan'],
  recall: async () => ({
    dueWords: ['pan'],
    recentMistakes: [{ original: 'yo tiene', corrected: 'yo tengo' }],
    facts: [{ topic: 'pet' as const, text: 'un perro', writtenIn: 'es' as const }],
  }),
} as const
const delta: TutorEvent = { type: 'reply-delta', text: 'Ho' }
const reply: TutorEvent = { type: 'reply', text: 'Hola', messageType: 'conversation' }
const server = vi.mocked(streamTurn)
const worker = vi.mocked(askOfflineTutor)

function answer(events: TutorEvent[], failure?: Error) {
  server.mockImplementationOnce(async function* () {
    yield* events
    if (failure) throw failure
  })
}
const take = (signal = new AbortController().signal) =>
  Array.fromAsync(takeTurn({ languageCode: 'es-ES', message: 'Hola' }, learner, signal))
const isServerLost = () => renderHook(() => useIsServerLost()).result.current

beforeEach(() => {
  chooseBrowserModel(false)
  server.mockReset()
  worker.mockReset().mockResolvedValue([reply])
})

describe('a turn', () => {
  it('is the server’s while there is a connection', async () => {
    answer([reply])
    expect(await take()).toEqual([{ event: reply, isOffline: false }])
    expect(worker).not.toHaveBeenCalled()
  })

  it('is the browser’s own model’s where the learner chose it, and the server’s where it does not answer', async () => {
    chooseBrowserModel(true)
    const model = vi.mocked(browserTurn)
    model.mockImplementationOnce(async function* () {
      yield reply
    })
    expect(await take()).toEqual([{ event: reply, isOffline: true, isByBrowser: true }])
    expect(server).not.toHaveBeenCalled()
    model.mockImplementationOnce(() => {
      throw new Error('no model')
    })
    answer([reply])
    expect(await take()).toEqual([{ event: reply, isOffline: false }])
  })

  it('is the browser’s without a connection, and asks the server nothing', async () => {
    vi.mocked(mayReachServer).mockReturnValueOnce(false)
    expect(await take()).toEqual([{ event: reply, isOffline: true }])
    expect(worker.mock.lastCall?.[0]).toMatchObject({ dueWords: ['pan'], facts: [{ topic: 'pet' }] })
    expect(server).not.toHaveBeenCalled()
  })

  it('is the browser’s where the server cannot be reached, until it can', async () => {
    answer([], new ConnectionError('gone'))
    expect(await take()).toEqual([{ event: reply, isOffline: true }])
    expect(isServerLost()).toBe(true)
    answer([reply])
    await take()
    expect(isServerLost()).toBe(false)
  })

  it('that has begun is not begun again by another tutor', async () => {
    answer([delta], new ConnectionError('cut'))
    await expect(take()).rejects.toThrow('cut')
    expect(worker).not.toHaveBeenCalled()
  })

  it('that the server refuses is refused', async () => {
    answer([], new TurnError('Insufficient credits'))
    await expect(take()).rejects.toThrow('Insufficient credits')
    expect(worker).not.toHaveBeenCalled()
  })

  it('that was stopped is over', async () => {
    answer([], new ConnectionError('gone'))
    await expect(take(AbortSignal.abort())).rejects.toThrow('gone')
    expect(worker).not.toHaveBeenCalled()
  })
})
