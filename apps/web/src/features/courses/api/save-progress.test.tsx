import 'fake-indexeddb/auto'
import { beginLesson, type LessonPosition } from '@lingarden/domain/courses/lesson-position'
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import type { PropsWithChildren } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openQueue } from '@/test/open-queue'

const reach = vi.hoisted(() => vi.fn<() => boolean>())
vi.mock('@/lib/session/is-signed-in', () => ({ isSignedIn: async () => true }))
vi.mock('@/lib/server-reach', () => ({ mayReachServer: reach }))
vi.mock('@/lib/session/session-provider', () => ({ useUser: () => ({ id: 'me' }) }))
vi.mock('@/lib/runtime-config', () => ({
  getRuntimeConfig: () => ({ supabaseUrl: 'https://backend.test', supabaseKey: 'sb_publishable_x' }),
}))
vi.mock('@/lib/log', () => ({ logError: () => undefined }))

interface Row {
  lesson_id: string
  position: object
  played_at: string | null
  updated_at: string
}

const server = {
  rows: new Map<string, Row>(),
  isReachable: true,
  /** Answers to questions, which were read when they were asked, are on their way until it resolves. */
  onTheWay: Promise.resolve(),
}

/** As much of the data API as a course's progress asks, with the server's own clock and its first plays. */
async function answer(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  if (!server.isReachable) throw new TypeError('Failed to fetch')
  const request = new Request(input, init)
  const named = new URL(request.url).searchParams.get('lesson_id')?.slice('eq.'.length)
  if (request.method === 'GET') {
    const rows = [...server.rows.values()].filter(({ lesson_id }) => !named || lesson_id === named)
    const isOne = request.headers.get('accept')?.includes('vnd.pgrst.object') === true
    await server.onTheWay
    return Response.json(isOne ? (rows[0] ?? null) : rows)
  }
  const sent = (await request.json()) as Partial<Row> & { lesson_id: string }
  const before = server.rows.get(sent.lesson_id)
  server.rows.set(sent.lesson_id, {
    lesson_id: sent.lesson_id,
    position: sent.position ?? before?.position ?? {},
    played_at: before?.played_at ?? sent.played_at ?? null,
    updated_at: new Date().toISOString(),
  })
  return new Response(null, { status: 201 })
}

/** A page that was just opened, on the storage that is there. */
async function openPage() {
  vi.resetModules()
  const { useSaveProgress } = await import('./save-progress')
  const { useProgress } = await import('@/lib/courses/get-progress')
  const queue = await openQueue()
  const { getJson } = await import('@/lib/learner-cache/learner-cache')
  const client = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 0 } } })
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => ({ save: useSaveProgress('es-a1'), ...useProgress('es-a1') }), {
    wrapper,
  })
  return {
    save: (lessonId: string, position: LessonPosition | undefined) => result.current.save(lessonId, position),
    /** The place that this browser keeps for a later page. */
    kept: async (lessonId: string) =>
      (await getJson<{ lessons: Row[] }>('profile', 'progress/me:es-a1'))?.value.lessons.find(
        ({ lesson_id }) => lesson_id === lessonId,
      )?.position,
    flush: () => queue.send('me'),
    rows: () => result.current.data,
    placeIn: (lessonId: string) =>
      result.current.data?.find(({ lesson_id }) => lesson_id === lessonId)?.position,
  }
}

function goOffline(isOffline: boolean) {
  server.isReachable = !isOffline
  reach.mockReturnValue(!isOffline)
  onlineManager.setOnline(!isOffline)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline)
}

const at = (step: LessonPosition['step']): LessonPosition => ({
  ...beginLesson({ exercises: 3, turns: 2 }),
  step,
})

beforeEach(() => {
  server.rows.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('fetch', answer)
  goOffline(false)
  return async () => {
    // Pages that are left ask for nothing once there is a connection again, and what they still write is written.
    cleanup()
    vi.useRealTimers()
    const { getJson } = await import('@/lib/learner-cache/learner-cache')
    await getJson('profile', 'progress/me:es-a1')
    goOffline(false)
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

describe('the place in a lesson', () => {
  it('is shown at once and sent', async () => {
    const page = await openPage()
    await vi.waitFor(() => expect(page.rows()).toEqual([]))
    await page.save('l1', at('terms'))
    expect(page.placeIn('l1')).toEqual(at('terms'))
    expect(server.rows.get('l1')?.position).toEqual(at('terms'))
    await page.save('l1', undefined)
    expect(server.rows.get('l1')?.position).toEqual({})
    expect(server.rows.get('l1')?.played_at).not.toBeNull()
  })

  it('outlives a reload without a connection, and is sent once there is one', async () => {
    const before = await openPage()
    await vi.waitFor(() => expect(before.rows()).toEqual([]))
    await before.save('l1', at('terms'))
    goOffline(true)
    await before.save('l1', at('dialogue'))
    await before.save('l2', undefined)
    await before.save('l2', at('grammar'))
    await vi.waitFor(async () => expect(await before.kept('l2')).toEqual(at('grammar')))

    const reloaded = await openPage()
    await vi.waitFor(() => expect(reloaded.placeIn('l1')).toEqual(at('dialogue')))
    expect(server.rows.get('l1')?.position).toEqual(at('terms'))

    // The server is asked before what waits has arrived there.
    server.isReachable = true
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    onlineManager.setOnline(true)
    const online = await openPage()
    await vi.waitFor(() => expect(online.placeIn('l1')).toEqual(at('dialogue')))
    expect(await online.flush()).toMatchObject({ sent: 2, left: 0 })
    expect(server.rows.get('l1')?.position).toEqual(at('dialogue'))
    expect(server.rows.get('l2')).toMatchObject({ position: at('grammar') })
    expect(server.rows.get('l2')?.played_at).not.toBeNull()
  })

  it('outlives a reload that comes before this browser has kept it', async () => {
    const before = await openPage()
    await vi.waitFor(() => expect(before.rows()).toEqual([]))
    await before.save('l1', at('terms'))
    // The page ends with the answer: nothing is sent, and the database has not written it.
    reach.mockReturnValue(false)
    void before.save('l1', at('dialogue'))
    cleanup()
    vi.stubGlobal('indexedDB', new IDBFactory())
    const reloaded = await openPage()
    await vi.waitFor(() => expect(reloaded.placeIn('l1')).toEqual(at('dialogue')))
    expect(server.rows.get('l1')?.position).toEqual(at('terms'))
    reach.mockReturnValue(true)
    expect(await reloaded.flush()).toMatchObject({ left: 0 })
    expect(server.rows.get('l1')?.position).toEqual(at('dialogue'))
    expect(sessionStorage).toHaveLength(0)
  })

  it('is known to a page that sends it while an answer without it is on its way', async () => {
    const before = await openPage()
    await vi.waitFor(() => expect(before.rows()).toEqual([]))
    await before.save('l1', at('terms'))
    // What is being sent when a page is closed waits for the next one.
    reach.mockReturnValue(false)
    await before.save('l1', at('exercises'))
    cleanup()
    reach.mockReturnValue(true)
    const way = Promise.withResolvers<void>()
    server.onTheWay = way.promise
    const reloaded = await openPage()
    await vi.waitFor(async () => expect(await reloaded.flush()).toMatchObject({ left: 0 }))
    expect(server.rows.get('l1')?.position).toEqual(at('exercises'))
    way.resolve()
    await vi.waitFor(() => expect(reloaded.placeIn('l1')).toEqual(at('exercises')))
  })

  it('that waited does not land on a later one of another device, and what was played stays played', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 10), toFake: ['Date'] })
    const page = await openPage()
    await vi.waitFor(() => expect(page.rows()).toEqual([]))
    goOffline(true)
    await page.save('l1', at('terms'))
    // Waiting moves this clock on.
    vi.setSystemTime(Date.UTC(2026, 10, 21, 11))
    await page.save('l2', undefined)
    vi.setSystemTime(Date.UTC(2026, 10, 22, 10))
    const updated_at = new Date().toISOString()
    for (const lesson_id of ['l1', 'l2'])
      server.rows.set(lesson_id, { lesson_id, position: at('exercises'), played_at: null, updated_at })
    goOffline(false)
    await page.flush()
    expect(server.rows.get('l1')?.position).toEqual(at('exercises'))
    expect(server.rows.get('l2')).toMatchObject({
      position: at('exercises'),
      played_at: '2026-11-21T11:00:00.000Z',
    })
  })
})
