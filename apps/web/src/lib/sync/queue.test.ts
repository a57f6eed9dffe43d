import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { logError } from '@/lib/log'
import type { Mutation } from '@lingarden/sync/mutation'
import type { SavedConversation } from '@/features/tutor/history/conversation-mutations'
import type { Mistakes } from '@/lib/memory/memory-mutations'
import { openQueue } from '@/test/open-queue'

const reach = vi.hoisted(() => vi.fn<() => boolean>())
vi.mock('@/lib/server-reach', () => ({ mayReachServer: reach }))
vi.mock('@/lib/session/is-signed-in', () => ({ isSignedIn: async () => true }))
vi.mock('@/lib/log', () => ({ logError: vi.fn<typeof logError>() }))
vi.mock('@/lib/runtime-config', () => ({
  getRuntimeConfig: () => ({ supabaseUrl: 'https://backend.test', supabaseKey: 'sb_publishable_x' }),
}))

type Body = Record<string, unknown>

/** A server that keeps what the data API would, and whose answers may be lost on the way. */
const server = {
  histories: new Map<unknown, Body>(),
  mistakes: [] as Body[],
  facts: [] as Body[],
  answers: [] as Body[],
  isReachable: true,
  losesAnswers: false,
  refusal: undefined as string | undefined,
}

function take(method: string, url: URL, body: Body): unknown {
  if (method === 'DELETE' && url.pathname.endsWith('/learner_mistakes')) {
    const id = url.searchParams.get('id')?.slice('eq.'.length)
    server.mistakes = server.mistakes.filter(({ id: known }) => id !== undefined && known !== id)
    return []
  }
  if (url.pathname.endsWith('/rpc/record_learner_mistakes')) {
    server.mistakes.push(...(body['p_mistakes'] as Body[]))
    return 1
  }
  if (url.pathname.endsWith('/rpc/remember_learner_facts')) {
    server.facts.push(body)
    return 1
  }
  if (url.pathname.endsWith('/rpc/answer_learner_mistakes')) {
    server.answers.push(body)
    return 1
  }
  const id = method === 'POST' ? body['id'] : url.searchParams.get('id')?.slice('eq.'.length)
  const known = server.histories.get(id)
  if (method === 'GET') return known ? [{ id }] : []
  // Who is there is left as they are, and who is not cannot be changed.
  if (method === 'PATCH' ? !known : method === 'POST' && known) return []
  if (method === 'DELETE') {
    server.histories.delete(id)
    return []
  }
  server.histories.set(id, { ...known, ...body })
  return [{ id }]
}

async function answer(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  if (!server.isReachable) throw new TypeError('Failed to fetch')
  const request = new Request(input, init)
  const body = request.method === 'DELETE' || request.method === 'GET' ? {} : ((await request.json()) as Body)
  if (server.refusal) return Response.json({ code: server.refusal, message: 'no' }, { status: 400 })
  const result = take(request.method, new URL(request.url), body)
  if (server.losesAnswers) throw new TypeError('Failed to fetch')
  return Response.json(result)
}

/** A page that was just opened, on the storage that is there. */
async function openPage() {
  vi.resetModules()
  const queue = await openQueue()
  const [{ deliver }, { mutationKinds }] = await Promise.all([
    import('./deliver'),
    import('@/app/mutation-kinds'),
  ])
  const kindOf = ({ kind }: Mutation) => mutationKinds.find((one) => one.kind === kind)!
  return {
    queue,
    deliver: <M extends Mutation>(mutation: M) => deliver(kindOf(mutation), mutation),
    send: async (userId: string) => {
      const { sent, left } = await queue.send(userId)
      return { sent, left }
    },
    list: queue.list,
  }
}

const history = (text: string, id = 'c1'): SavedConversation => ({
  kind: 'history',
  userId: 'me',
  languageCode: 'es-ES',
  id,
  title: 'Hola',
  content: {
    messages: [{ id: 'u1', type: 'user', content: text }],
    goals: [],
    engine_state: null,
    topics: [],
  },
})
const mistakes = (place: number): Mistakes => ({
  kind: 'mistakes',
  userId: 'me',
  languageCode: 'es-ES',
  messageId: `c1 ${place}`,
  mistakes: [
    {
      original: 'yo tiene',
      corrected: 'yo tengo',
      explanation: '',
      category: 'grammar',
      message_id: `c1 ${place}`,
    },
  ],
})
const goOffline = (isOffline: boolean) => reach.mockReturnValue(!isOffline)

beforeEach(() => {
  Object.assign(server, { isReachable: true, losesAnswers: false, refusal: undefined })
  reach.mockReset().mockReturnValue(true)
  server.histories.clear()
  server.mistakes.length = 0
  server.facts.length = 0
  server.answers.length = 0
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('fetch', answer)
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

describe('what waits to be sent', () => {
  it('outlives the page, in its order, and the newest state of a conversation counts', async () => {
    goOffline(true)
    const page = await openPage()
    const entries: Mutation[] = [mistakes(1), history('Hola'), mistakes(3), history('Adiós')]
    for (const entry of entries) expect(await page.deliver(entry)).toBe(false)
    expect(server.histories.size).toBe(0)

    goOffline(false)
    const later = await openPage()
    expect(await later.send('me')).toEqual({ sent: 3, left: 0 })
    expect(server.histories.get('c1')).toMatchObject({ messages: history('Adiós').content.messages })
    expect(server.mistakes.map(({ message_id }) => message_id)).toEqual(['c1 1', 'c1 3'])
    expect(await later.send('me')).toEqual({ sent: 0, left: 0 })
  })

  it('[3.24] brings what was told without a connection as the server would have kept it', async () => {
    const page = await openPage()
    const told = { topic: 'pet', text: 'un perro', writtenIn: 'es' } as const
    const entry = {
      kind: 'facts',
      userId: 'me',
      languageCode: 'es-ES',
      messageId: 'm1',
      facts: [told],
    } as const
    expect(await page.deliver({ ...entry, facts: [told] })).toBe(true)
    expect(server.facts).toEqual([
      {
        p_user_id: 'me',
        p_language_code: 'es-ES',
        p_facts: [{ topic: 'pet', text: 'un perro', written_in: 'es' }],
        p_message_id: 'm1',
      },
    ])
  })

  it('says of a mistake how it was answered', async () => {
    const page = await openPage()
    const given = { id: 'a1', at: 1000, day: '2026-03-01', isRight: true }
    const entry = { kind: 'mistake-answer', userId: 'me', languageCode: 'es-ES', mistakeId: 'm1' } as const
    expect(await page.deliver({ ...entry, answer: given })).toBe(true)
    expect(server.answers).toEqual([
      {
        p_user_id: 'me',
        p_answers: [{ mistake_id: 'm1', id: 'a1', at: 1000, day: '2026-03-01', is_right: true }],
      },
    ])
  })

  it('forgets what was remembered before it was asked to, and nothing after', async () => {
    reach.mockReturnValue(false)
    const page = await openPage()
    await page.deliver(mistakes(1))
    const forget = { kind: 'forget', userId: 'me', languageCode: 'es-ES', remembered: 'mistakes' } as const
    await page.deliver({ ...forget, itemId: null })
    await page.deliver(mistakes(3))
    reach.mockReturnValue(true)
    server.mistakes = [{ id: 'old', message_id: 'c0 1' }]
    expect(await page.send('me')).toEqual({ sent: 3, left: 0 })
    expect(server.mistakes.map(({ message_id }) => message_id)).toEqual(['c1 3'])
  })

  it('is sent again where the answer was lost, under the same names', async () => {
    server.losesAnswers = true
    const page = await openPage()
    expect(await page.deliver(mistakes(1))).toBe(false)
    expect(await page.deliver(mistakes(3))).toBe(false)
    server.losesAnswers = false
    expect(await page.send('me')).toEqual({ sent: 2, left: 0 })
    // The database takes a message that follows on itself for the same; so none may come in between.
    expect(server.mistakes.map(({ message_id }) => message_id)).toEqual(['c1 1', 'c1 1', 'c1 1', 'c1 3'])
  })

  it('does not come into being twice where the insert had arrived', async () => {
    server.losesAnswers = true
    const page = await openPage()
    await page.deliver(history('Hola'))
    server.losesAnswers = false
    server.histories.set('c1', { id: 'c1', title: 'Mine' })
    expect(await page.send('me')).toEqual({ sent: 1, left: 0 })
    expect(server.histories.get('c1')).toMatchObject({ title: 'Mine', goals: [] })
  })

  it('renames a conversation once it is there, though it was renamed before it was sent, and as often as it is sent', async () => {
    goOffline(true)
    const page = await openPage()
    const rename = { kind: 'rename', userId: 'me', languageCode: 'es-ES', id: 'c1' } as const
    await page.deliver({ ...rename, title: 'Draft' })
    await page.deliver({ ...rename, title: 'Mine' })
    await page.deliver({
      kind: 'stats',
      userId: 'me',
      languageCode: 'es-ES',
      id: 'c1',
      stats: { totalTime: 9 },
    })
    await page.deliver(history('Hola'))
    goOffline(false)
    server.losesAnswers = true
    expect(await page.send('me')).toEqual({ sent: 0, left: 3 })
    server.losesAnswers = false
    expect(await page.send('me')).toEqual({ sent: 3, left: 0 })
    expect(server.histories.get('c1')).toMatchObject({ title: 'Mine', session_stats: { totalTime: 9 } })
  })

  it('deletes a conversation last, and again where it is gone', async () => {
    const page = await openPage()
    await page.deliver(history('Hola'))
    goOffline(true)
    const deletion = { kind: 'deletion', userId: 'me', languageCode: 'es-ES', id: 'c1' } as const
    await page.deliver(deletion)
    await page.deliver(history('Adiós'))
    goOffline(false)
    expect(await page.send('me')).toEqual({ sent: 2, left: 0 })
    expect(server.histories.size).toBe(0)
    expect(await page.deliver(deletion)).toBe(true)
  })

  it('a change waits as long as the conversation cannot be sent', async () => {
    goOffline(true)
    const page = await openPage()
    await page.deliver(history('Hola'))
    await page.deliver({ kind: 'rename', userId: 'me', languageCode: 'es-ES', id: 'c1', title: 'Mine' })
    goOffline(false)
    server.refusal = 'XX000'
    expect(await page.send('me')).toEqual({ sent: 0, left: 2 })
    server.refusal = undefined
    expect(await page.send('me')).toEqual({ sent: 2, left: 0 })
    expect(server.histories.get('c1')).toMatchObject({ title: 'Mine' })
  })

  it('stays for another learner, and is none of theirs', async () => {
    goOffline(true)
    const page = await openPage()
    await page.deliver(history('Hola'))
    expect(await page.send('you')).toEqual({ sent: 0, left: 0 })
    expect(await page.list('me')).toHaveLength(1)
  })

  it.each(['22P02', '23514', '42501'])('is given up where the server refuses it with %s', async (code) => {
    server.refusal = code
    const page = await openPage()
    expect(await page.deliver(history('Hola'))).toBe(true)
    expect(await page.list('me')).toEqual([])
  })

  it('waits where the server fails for a reason of its own', async () => {
    server.refusal = 'XX000'
    const page = await openPage()
    expect(await page.deliver(history('Hola'))).toBe(false)
    expect(await page.list('me')).toHaveLength(1)
  })

  it('keeps a state that came while an earlier one was under way', async () => {
    goOffline(true)
    const page = await openPage()
    await page.deliver(history('Hola'))
    const [underway] = await page.list('me')
    await page.deliver(history('Adiós'))
    if (underway) await page.queue.drop([underway])
    const waiting = await page.list('me')
    expect(waiting.map(({ mutation }) => mutation)).toEqual([history('Adiós')])
    await page.queue.drop(waiting)
    expect(await page.list('me')).toEqual([])
  })

  it('waits in memory where storage is forbidden', async () => {
    vi.stubGlobal('indexedDB', undefined)
    goOffline(true)
    const page = await openPage()
    await page.deliver(history('Hola'))
    goOffline(false)
    expect(await page.send('me')).toEqual({ sent: 1, left: 0 })
  })
})
