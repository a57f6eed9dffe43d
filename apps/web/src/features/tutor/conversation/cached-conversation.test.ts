import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { putJson } from '@/lib/learner-cache/learner-cache'
import { noteArrived } from '@/lib/identity/presence'
import { clearLearnerCaches } from '@/lib/session/sign-out'
import { emptyConversation, type Conversation } from './conversation'
import {
  forgetConversation,
  cacheConversation,
  readCachedConversation,
  resumeConversation,
} from './cached-conversation'
import { cacheHistoryList, cacheStats, listCachedConversations } from '../history/cached-histories'
import type { Message } from './messages'
import { noStats } from '../session/session-stats'

const now = Date.UTC(2026, 10, 21, 10)
const day = 86_400_000
const said: Message = { id: 'u1', type: 'user', content: 'Hola', timestamp: '2026-11-21T10:00:00.000Z' }
const welcome: Message = { ...said, id: 'a1', type: 'ai', messageType: 'welcome' }
const conversation = (...messages: Message[]): Conversation => ({
  ...emptyConversation('c1'),
  messages,
  goals: [{ id: 'g', text: 'Use “sí”', completed: false, goalType: 'word' }],
  engineState: 's',
  suggestions: { messageId: 'u1', status: 'complete', items: ['Sí.'] },
})
const keep = (kept: Conversation) => cacheConversation('me', 'es-ES', kept)
const read = () => readCachedConversation('me', 'es-ES', 'c1')

beforeEach(() => {
  clearLearnerCaches(new QueryClient())
  noteArrived()
  vi.useFakeTimers({ now, toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

describe('a conversation that is kept in the browser', () => {
  it('[3.19] comes back as it was', async () => {
    await keep(conversation(welcome, { ...welcome, id: 'a2', isOffline: true }, said))
    expect(await read()).toMatchObject({
      id: 'c1',
      engineState: 's',
      goals: [{ id: 'g' }],
      suggestions: { items: ['Sí.'] },
      phase: 'idle',
      messages: [{ type: 'ai' }, { type: 'ai', isOffline: true }, { type: 'user' }],
    })
  })

  it('[5.6a] is kept only with at least one message of the learner', async () => {
    await keep(conversation(welcome))
    expect(await read()).toBeUndefined()
  })

  it('[9.6d] is kept for two days', async () => {
    await keep(conversation(said))
    vi.setSystemTime(now + 2 * day)
    expect(await read()).toBeDefined()
    vi.setSystemTime(now + 2 * day + 1)
    expect(await read()).toBeUndefined()
  })

  it('is the learner’s own, of its language, and can be forgotten', async () => {
    await keep(conversation(said))
    expect(await readCachedConversation('you', 'es-ES', 'c1')).toBeUndefined()
    expect(await readCachedConversation('me', 'fr-FR', 'c1')).toBeUndefined()
    await forgetConversation('me', 'es-ES', 'c1')
    expect(await read()).toBeUndefined()
  })

  it('[5.6c] leaves out what cannot be read', async () => {
    const odd = { ...said, id: 'x', type: 'activity' }
    await putJson('conversation', 'me:es-ES:c1', { messages: [odd, said], goals: [] })
    expect((await read())?.messages.map(({ type }) => type)).toEqual(['user'])
    await putJson('conversation', 'me:es-ES:c1', { messages: 'none' })
    expect(await read()).toBeUndefined()
  })

  it('is listed with the beginning of what the learner said, the last one first', async () => {
    await keep(conversation(said))
    vi.setSystemTime(now + 1)
    await keep({ ...conversation({ ...said, content: 'Adiós' }), id: 'c2' })
    expect(await listCachedConversations('me', 'es-ES')).toEqual([
      { id: 'c2', title: 'Adiós', updated_at: new Date(now + 1).toISOString(), stats: noStats },
      { id: 'c1', title: 'Hola', updated_at: new Date(now).toISOString(), stats: noStats },
    ])
    expect(await listCachedConversations('me', 'fr-FR')).toEqual([])
  })

  it('is listed with the name that the learner gave it, and with its figures', async () => {
    await keep(conversation(said))
    const stats = { ...noStats, totalTime: 61 }
    await cacheStats('me', 'es-ES', 'c1', stats)
    await cacheHistoryList('me', 'es-ES', [{ id: 'c1', title: 'Mine', updated_at: '', stats: noStats }])
    expect(await listCachedConversations('me', 'es-ES')).toMatchObject([{ id: 'c1', title: 'Mine', stats }])
  })
})

describe('a conversation that is taken up again', () => {
  it('gets one break for a reload, not one for each', () => {
    let resumed = conversation(said, welcome)
    for (let i = 0; i < 3; i++) resumed = resumeConversation(resumed, now + i)
    expect(resumed.messages.map(({ type }) => type)).toEqual(['user', 'ai', 'session_break'])
    expect(resumed.failed).toBeUndefined()
  })

  it('offers a message without an answer again', () => {
    expect(resumeConversation(conversation(welcome, said), now).failed).toEqual({
      messageId: 'u1',
      text: 'Hola',
    })
  })
})
