import { beforeEach, expect, it, vi } from 'vitest'
import { emptyConversation } from '../conversation/conversation'
import type { Message } from '../conversation/messages'
import { saveHistory } from './save-history'

const requests: { method: string; body: Record<string, unknown> }[] = []
const kept = vi.hoisted(() => ({ rows: [] as string[] }))

vi.mock('@/lib/session/is-signed-in', () => ({ isSignedIn: async () => true }))
vi.mock('@/lib/runtime-config', () => ({
  getRuntimeConfig: () => ({ supabaseUrl: 'https://backend.test', supabaseKey: 'sb_publishable_x' }),
}))

async function readRequest(input: string | URL | Request, init?: RequestInit) {
  const request = new Request(input, init)
  const body = JSON.parse((await request.text()) || '{}') as Record<string, unknown>
  return { method: request.method, body }
}

beforeEach(() => {
  requests.length = 0
  kept.rows = []
  // As much of the data API as a table with ids.
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const { method, ...request } = await readRequest(input, init)
    if (method !== 'GET') requests.push({ method, ...request })
    if (method === 'POST') kept.rows.push(String(request.body['id']))
    return Response.json(kept.rows.map((id) => ({ id })))
  })
})

const ai: Message = { id: 'a', type: 'ai', content: 'Hola', timestamp: '', messageType: 'welcome' }
const user: Message = { id: 'u', type: 'user', content: 'Un café', timestamp: '' }
const conversation = (...messages: Message[]) => ({ ...emptyConversation('one'), messages })

it('[5.6a] a conversation in which the learner said nothing is not kept', async () => {
  await saveHistory('ada', 'es-ES', conversation(ai))
  expect(requests).toEqual([])
})

it('[5.6a] is kept with a title of its own, once', async () => {
  await saveHistory('ada', 'es-ES', conversation(ai, user))
  expect(requests.map(({ method }) => method)).toEqual(['POST'])
  expect(requests[0]?.body).toMatchObject({
    id: 'one',
    user_id: 'ada',
    language_code: 'es-ES',
    title: 'Un café',
  })
})

it('is named after its topic where it has one, and what was said in it', async () => {
  await saveHistory('ada', 'es-ES', { ...conversation(ai, user), topics: ['cafe'] })
  expect(requests[0]?.body).toMatchObject({ title: `At the café · ${user.content}`, topics: ['cafe'] })
})

it('a later save leaves the title as the learner wants it', async () => {
  kept.rows = ['one']
  await saveHistory('ada', 'es-ES', conversation(ai, user))
  expect(requests.map(({ method }) => method)).toEqual(['PATCH'])
  expect(requests[0]?.body).not.toHaveProperty('title')
})
