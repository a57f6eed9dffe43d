import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { StrictMode, type PropsWithChildren } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announceAiFailure } from '@/lib/announce-ai-failure'
import type { logError } from '@/lib/log'
import { announceLanguageChange } from '@/lib/language/language-changed'
import { factsTold, mistakesMade } from '@/lib/memory/memory-mutations'
import { noteArrived } from '@/lib/identity/presence'
import { clearLearnerCaches } from '@/lib/session/sign-out'
import { deliver } from '@/lib/sync/deliver'
import { getHistory } from '../api/get-history'
import { ConnectionError, streamTurn } from '../api/stream-turn'
import { emptyConversation } from './conversation'
import { askOfflineTutor } from '@/lib/practice-tutor/ask-worker'
import { useConversation } from './use-conversation'

vi.mock('../api/stream-turn', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  streamTurn: vi.fn<typeof streamTurn>(),
}))
vi.mock('@/lib/practice-tutor/ask-worker', () => ({ askOfflineTutor: vi.fn<typeof askOfflineTutor>() }))
vi.mock('@/lib/sync/deliver', () => ({ deliver: vi.fn<typeof deliver>() }))
vi.mock('@/lib/announce-ai-failure', () => ({ announceAiFailure: vi.fn<typeof announceAiFailure>() }))
vi.mock('@/lib/log', () => ({ logError: vi.fn<typeof logError>() }))
vi.mock('@/lib/session/session-provider', () => ({ useUser: () => ({ id: 'me', email: '', fullName: '' }) }))
vi.mock('../api/get-history', () => ({ getHistory: vi.fn<typeof getHistory>() }))
vi.mock('../api/save-history', () => ({ saveHistory: async () => undefined }))

const turns = vi.mocked(streamTurn)
const reply = (text: string): TutorEvent => ({ type: 'reply', text, messageType: 'conversation' })

/** A turn that brings these events and then, if told so, fails or stays open. */
function answer(events: TutorEvent[], ending: 'ends' | 'fails' | 'stays open' = 'ends') {
  turns.mockImplementationOnce(async function* (_request, signal) {
    yield* events
    if (ending === 'fails') throw new Error('HTTP error! status: 502')
    if (ending === 'ends') return
    await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
}

const settled = () => act(async () => void (await vi.advanceTimersByTimeAsync(0)))

const profile = {
  give_feedback: true,
  show_suggestions: true,
  language_levels: { 'es-ES': 'beginner' },
  gender: null,
  voice_setting: 'alloy',
  remember_learner: true,
  hint_first: false,
  talks_since: {},
} as const

async function open(
  preferences: { give_feedback?: boolean; remember_learner?: boolean; hint_first?: boolean } = {},
) {
  const queryClient = new QueryClient()
  const wrapper = ({ children }: PropsWithChildren) => (
    <StrictMode>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </StrictMode>
  )
  const { result } = renderHook(
    () => useConversation('es-ES', { profile: { ...profile, ...preferences }, wordBank: [] }),
    { wrapper },
  )
  await settled()
  return result
}

beforeEach(() => {
  vi.useFakeTimers()
  clearLearnerCaches(new QueryClient())
  noteArrived()
  sessionStorage.clear()
  turns.mockReset()
  vi.mocked(announceAiFailure).mockReset()
  vi.mocked(deliver).mockReset()
})
afterEach(() => void vi.useRealTimers())

const requestOf = (call: number) => turns.mock.calls[call]?.[0]

describe('a conversation', () => {
  it('opens itself once, also where React runs effects twice', async () => {
    answer([reply('Soy Alex.')])
    const result = await open()
    expect(turns).toHaveBeenCalledTimes(1)
    expect(requestOf(0)).not.toHaveProperty('message')
    expect(result.current.conversation.messages.map(({ content }) => content)).toEqual(['Soy Alex.'])
  })

  it('sends what was said before, and what the learner wants besides the reply', async () => {
    answer([reply('Soy Alex.'), { type: 'state', engineState: 's1' }])
    const result = await open({ give_feedback: false })
    answer([reply('Encantado.')])
    act(() => result.current.send('Soy Ana.'))
    await settled()
    expect(requestOf(1)).toMatchObject({
      languageCode: 'es-ES',
      message: 'Soy Ana.',
      history: [{ role: 'ai', content: 'Soy Alex.' }],
      engineState: 's1',
      giveFeedback: false,
      showSuggestions: true,
      conversationId: requestOf(0)?.conversationId,
    })
  })

  it('says what was offered to say when the message was written', async () => {
    answer([reply('¿Y tú?'), { type: 'suggestions', items: ['Me llamo Ana.'] }])
    const result = await open()
    const corrected = { original: 'Me yamo Tom', corrected: 'Me llamo Tom', explanation: '' }
    const feedback = {
      positive: '',
      corrections: [corrected],
      suggestions: ['Escribe más.'],
      suggestedSentences: ['Soy Tom.'],
    }
    answer([reply('Encantado.'), { type: 'feedback', feedback }])
    act(() => result.current.send('Me yamo Tom'))
    await settled()
    expect(requestOf(0)).not.toHaveProperty('offered')
    expect(requestOf(1)?.offered).toEqual(['Me llamo Ana.'])
    answer([reply('Muy bien.')])
    act(() => result.current.send('Me llamo Tom'))
    await settled()
    expect(requestOf(2)?.offered).toEqual(['Me llamo Tom', 'Escribe más.', 'Soy Tom.'])
    expect(requestOf(2)?.messageId).not.toBe(requestOf(1)?.messageId)
  })

  it('[8.2b] announces a failure, keeps the text, and sends it again once', async () => {
    answer([reply('Soy Alex.')])
    const result = await open()
    answer([], 'fails')
    act(() => result.current.send('Soy Ana.'))
    await settled()
    expect(announceAiFailure).toHaveBeenCalledTimes(1)
    expect(result.current.conversation.failed?.text).toBe('Soy Ana.')

    answer([reply('Encantado.')])
    act(() => result.current.retry())
    await settled()
    expect(requestOf(2)).toMatchObject({
      message: 'Soy Ana.',
      history: [{ content: 'Soy Alex.' }],
      messageId: requestOf(1)?.messageId,
    })
    expect(requestOf(2)).not.toHaveProperty('offered')
    expect(result.current.conversation.messages.map(({ content }) => content)).toEqual([
      'Soy Alex.',
      'Soy Ana.',
      'Encantado.',
    ])
  })

  it('stops a reply without calling that a failure', async () => {
    answer([{ type: 'reply-delta', text: 'Soy' }], 'stays open')
    const result = await open()
    expect(result.current.conversation).toMatchObject({ phase: 'replying', streaming: 'Soy' })
    act(() => result.current.stop())
    await settled()
    expect(result.current.conversation).toMatchObject({ phase: 'idle', failed: undefined })
    expect(result.current.conversation.messages.at(-1)?.content).toBe('Soy')
    expect(announceAiFailure).not.toHaveBeenCalled()
  })

  it('[4.7, 9.4d] stops waiting for feedback after 40 seconds', async () => {
    answer([reply('Soy Alex.')])
    const result = await open()
    answer([reply('Encantado.')], 'stays open')
    act(() => result.current.send('Soy Ana.'))
    await act(() => vi.advanceTimersByTimeAsync(39_999))
    const feedback = () => result.current.conversation.messages.find(({ type }) => type === 'user')
    expect(feedback()).toMatchObject({ feedback: { status: 'begun' } })
    const signal = turns.mock.calls[1]?.[1]
    expect(signal?.aborted).toBe(false)
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(feedback()).toMatchObject({ feedback: { status: 'timed-out' } })
    expect(signal?.aborted).toBe(true)
    expect(result.current.conversation.phase).toBe('idle')
  })

  it('goes on waiting for a reply that takes longer than feedback may', async () => {
    answer([reply('Soy Alex.')])
    const result = await open()
    answer([{ type: 'reply-delta', text: 'Encan' }], 'stays open')
    act(() => result.current.send('Soy Ana.'))
    await act(() => vi.advanceTimersByTimeAsync(40_000))
    expect(turns.mock.calls[1]?.[1].aborted).toBe(false)
    expect(result.current.conversation.phase).toBe('replying')
  })

  it('[4.9b] gives up what still runs when the language changes', async () => {
    answer([{ type: 'reply-delta', text: 'Soy' }], 'stays open')
    const result = await open()
    act(() => announceLanguageChange({ code: 'fr-FR', previousCode: 'es-ES' }))
    await settled()
    expect(turns.mock.calls[0]?.[1].aborted).toBe(true)
    expect(result.current.conversation).toMatchObject({ phase: 'idle', failed: undefined })
  })

  it('begins anew when told so, and forgets what was kept', async () => {
    answer([reply('Soy Alex.')])
    const result = await open()
    answer([reply('Encantado.')])
    act(() => result.current.send('Soy Ana.'))
    await settled()
    answer([reply('Hola otra vez.')])
    act(() => result.current.restart())
    await settled()
    expect(result.current.conversation.messages.map(({ content }) => content)).toEqual(['Hola otra vez.'])
    expect(requestOf(2)?.conversationId).not.toBe(requestOf(0)?.conversationId)
    expect(requestOf(2)?.history).toEqual([])
  })

  it('goes on after a reload where the learner left it', async () => {
    answer([reply('Soy Alex.')])
    const before = await open()
    answer([reply('Encantado.')])
    act(() => before.current.send('Soy Ana.'))
    await settled()
    const after = await open()
    expect(turns).toHaveBeenCalledTimes(2)
    expect(after.current.conversation.messages.map(({ type }) => type)).toEqual([
      'ai',
      'user',
      'ai',
      'session_break',
    ])
  })

  it('takes up an earlier conversation behind a break, so that its words are not counted again', async () => {
    answer([reply('Soy Alex.')])
    const result = await open()
    const said = { id: 'u', type: 'user', content: 'Hola', timestamp: '2026-11-20T10:00:00.000Z' } as const
    vi.mocked(getHistory).mockResolvedValue({ ...emptyConversation('earlier'), messages: [said] })
    await act(() => result.current.open('earlier'))
    expect(result.current.conversation.messages.map(({ type }) => type)).toEqual(['user', 'session_break'])
    answer([reply('Hola otra vez.')])
    act(() => result.current.send('Sigo aquí.'))
    await settled()
    expect(requestOf(1)).toMatchObject({ conversationId: 'earlier', history: [{ content: 'Hola' }] })
  })

  it('goes on with the built-in tutor where the server cannot be reached, with the same state', async () => {
    answer([reply('Soy Alex.'), { type: 'state', engineState: 's1' }])
    const result = await open()
    turns.mockImplementationOnce(async function* () {
      yield* []
      throw new ConnectionError('Failed to fetch')
    })
    const correction = { original: 'Yo tiene', corrected: 'Yo tengo', explanation: '' }
    const feedback = { positive: '', corrections: [correction], suggestions: [], suggestedSentences: [] }
    const fact = { topic: 'other', text: 'hambre', writtenIn: 'es' } as const
    vi.mocked(askOfflineTutor).mockResolvedValueOnce([
      reply('Encantado.'),
      { type: 'feedback', feedback },
      { type: 'facts', facts: [fact] },
      { type: 'state', engineState: 's2' },
    ])
    act(() => result.current.send('Yo tiene hambre.'))
    await settled()
    expect(vi.mocked(askOfflineTutor).mock.calls[0]?.[0]).toMatchObject({
      message: 'Yo tiene hambre.',
      engineState: 's1',
      tutorName: 'Alex',
      level: 'beginner',
      explanationLanguage: 'en',
      mayRemember: true,
    })
    expect(result.current.conversation).toMatchObject({ phase: 'idle', engineState: 's2' })
    expect(result.current.conversation.messages.at(-1)).toMatchObject({
      content: 'Encantado.',
      isOffline: true,
    })
    expect(announceAiFailure).not.toHaveBeenCalled()
    const messageId = requestOf(1)?.messageId
    const mistake = {
      ...correction,
      sentence: 'Yo tiene hambre.',
      mended: 'Yo tengo hambre.',
      category: expect.any(String) as string,
      message_id: messageId,
    }
    const origin = { userId: 'me', languageCode: 'es-ES', messageId }
    expect(vi.mocked(deliver).mock.calls).toEqual([
      [mistakesMade, { kind: 'mistakes', ...origin, mistakes: [mistake] }],
      [factsTold, { kind: 'facts', ...origin, facts: [fact] }],
    ])
  })

  it('keeps nothing of a turn without a connection where the learner wants nothing remembered', async () => {
    answer([reply('Soy Alex.')])
    const result = await open({ remember_learner: false })
    turns.mockImplementationOnce(async function* () {
      yield* []
      throw new ConnectionError('Failed to fetch')
    })
    const correction = { original: 'Yo tiene', corrected: 'Yo tengo', explanation: '' }
    const feedback = { positive: '', corrections: [correction], suggestions: [], suggestedSentences: [] }
    vi.mocked(askOfflineTutor).mockResolvedValueOnce([reply('Encantado.'), { type: 'feedback', feedback }])
    act(() => result.current.send('Yo tiene hambre.'))
    await settled()
    expect(vi.mocked(askOfflineTutor).mock.lastCall?.[0]).toMatchObject({ mayRemember: false })
    expect(deliver).not.toHaveBeenCalled()
  })

  it('goes on by itself with a message that a closed page left without an answer', async () => {
    answer([reply('Soy Alex.')])
    const before = await open()
    answer([], 'stays open')
    act(() => before.current.send('Soy Ana.'))
    await settled()
    answer([reply('Encantado.')])
    const after = await open()
    expect(requestOf(2)).toMatchObject({
      message: 'Soy Ana.',
      history: [{ content: 'Soy Alex.' }],
      messageId: requestOf(1)?.messageId,
    })
    expect(after.current.conversation).toMatchObject({ phase: 'idle', failed: undefined })
    expect(after.current.conversation.messages.map(({ type }) => type)).toEqual([
      'ai',
      'session_break',
      'user',
      'ai',
    ])
  })
})
