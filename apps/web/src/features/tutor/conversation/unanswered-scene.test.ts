import { beforeEach, expect, it } from 'vitest'
import { emptyConversation, type Conversation } from './conversation'
import { keepUnanswered, takeUpUnanswered, unansweredTopic } from './unanswered-scene'

const at = '2026-11-22T10:00:00Z'
const welcome = { id: 'a1', type: 'ai', messageType: 'welcome', content: 'Hola', timestamp: at } as const
const said = { id: 'u1', type: 'user', content: 'Hola', timestamp: at } as const
const scene: Conversation = {
  ...emptyConversation('c1'),
  messages: [welcome],
  engineState: 'market',
  suggestions: { messageId: 't', status: 'complete', items: ['Hola'] },
}
const beginner = { opening: 'beginner', isCounted: false }
const keep = (conversation: Conversation, more = beginner) =>
  keepUnanswered('me', 'es-ES', conversation, more)
const takeUp = (opening = 'beginner') => takeUpUnanswered('me', 'es-ES', { opening, now: Date.parse(at) })

beforeEach(() => localStorage.clear())

it('a scene that was not answered is taken up again with the same lines', async () => {
  keep(scene)
  expect(await takeUp()).toEqual({ ...scene, turn: undefined })
})

it('is kept whole only: neither while it is being opened, nor where that failed', async () => {
  keep({ ...scene, phase: 'finishing' })
  keep({ ...scene, failed: { messageId: 't', text: undefined } })
  expect(await takeUp()).toBeUndefined()
})

it('is over once it was answered, and no answer elsewhere ends it', async () => {
  keep(scene)
  keep({ ...scene, id: 'c2', messages: [welcome, said] })
  expect(await takeUp()).toBeDefined()
  keep({ ...scene, messages: [welcome, said] })
  expect(await takeUp()).toBeUndefined()
})

it('is of one level, voice and gender', async () => {
  keep(scene)
  expect(await takeUp('advanced')).toBeUndefined()
})

it('whose words the learner looked up stands as an earlier session, so that they count once', async () => {
  keep(scene, { opening: 'beginner', isCounted: true })
  expect((await takeUp())?.messages.map(({ type }) => type)).toEqual(['ai', 'session_break'])
})

it('is kept for each topic, and the last one opened is the one to go back to', async () => {
  const about = (id: string, topic: string) => ({ ...scene, id, topics: [topic] })
  keep(about('c1', 'cafe'))
  keep(about('c2', 'market'))
  const takeUpAbout = (topic: string) =>
    takeUpUnanswered('me', 'es-ES', { opening: 'beginner', topic, now: Date.parse(at) })
  expect((await takeUpAbout('cafe'))?.id).toBe('c1')
  expect((await takeUpAbout('market'))?.id).toBe('c2')
  expect(unansweredTopic('me', 'es-ES')).toBe('market')
  keep({ ...about('c2', 'market'), messages: [welcome, said] })
  expect(await takeUpAbout('market')).toBeUndefined()
  expect(unansweredTopic('me', 'es-ES')).toBeUndefined()
})
