import 'fake-indexeddb/auto'
import type { CustomActivity } from '@lingarden/domain/activities/activity'
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
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

const server = {
  rows: new Map<string, CustomActivity>(),
  isReachable: true,
  /** The code that changes are refused with. */
  refusal: undefined as string | undefined,
}

/** As much of the data API as the activities ask. */
async function answer(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  if (!server.isReachable) throw new TypeError('Failed to fetch')
  const request = new Request(input, init)
  const id = new URL(request.url).searchParams.get('id')?.slice('eq.'.length) ?? ''
  if (request.method === 'GET') return Response.json([...server.rows.values()])
  if (server.refusal) return Response.json({ code: server.refusal, message: 'no' }, { status: 400 })
  if (request.method === 'DELETE') {
    server.rows.delete(id)
    return new Response(null, { status: 204 })
  }
  const sent = (await request.json()) as CustomActivity
  if (request.method === 'POST') {
    if (!server.rows.has(sent.id)) server.rows.set(sent.id, sent)
    return new Response(null, { status: 201 })
  }
  const row = server.rows.get(id)
  if (row) server.rows.set(id, { ...row, ...sent })
  return Response.json(row ? [{ id }] : [])
}

/** A page that was just opened, on the storage that is there. */
async function openPage() {
  vi.resetModules()
  const { useActivities } = await import('./activities')
  const { useChangeActivities } = await import('./change-activities')
  const queue = await openQueue()
  const { getJson } = await import('@/lib/learner-cache/learner-cache')
  const client = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 0 } } })
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(
    () => ({ list: useActivities('es-ES').data, ...useChangeActivities('es-ES') }),
    { wrapper },
  )
  return {
    names: () => result.current.list?.map(({ name }) => name),
    save: (activity: CustomActivity) => result.current.save.mutateAsync(activity),
    remove: (activity: CustomActivity) => result.current.remove.mutateAsync(activity),
    /** What this browser keeps for a later page. */
    kept: async () =>
      (
        await getJson<{ activities: CustomActivity[] }>('profile', 'review-activities:es-ES:me')
      )?.value.activities.map(({ name }) => name),
    flush: () => queue.send('me'),
  }
}

function goOffline(isOffline: boolean) {
  server.isReachable = !isOffline
  reach.mockReturnValue(!isOffline)
  onlineManager.setOnline(!isOffline)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline)
}

const activity = (id: string, name: string): CustomActivity => ({
  id,
  name,
  selection: { by: 'due' },
  kinds: ['choice'],
})

beforeEach(() => {
  server.rows = new Map([['a', activity('a', 'Mornings')]])
  server.refusal = undefined
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('fetch', answer)
  goOffline(false)
  return () => {
    goOffline(false)
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

describe('the learner’s activities', () => {
  it('are saved and deleted without a connection, outlive the page, and are sent once there is one', async () => {
    const page = await openPage()
    await vi.waitFor(() => expect(page.names()).toEqual(['Mornings']))
    goOffline(true)
    await page.save(activity('b', 'Evenings'))
    await page.save(activity('b', 'Late evenings'))
    await page.remove(activity('a', 'Mornings'))
    await vi.waitFor(() => expect(page.names()).toEqual(['Late evenings']))
    await vi.waitFor(async () => expect(await page.kept()).toEqual(['Late evenings']))

    const reloaded = await openPage()
    await vi.waitFor(() => expect(reloaded.names()).toEqual(['Late evenings']))

    // The server is asked before what waits has arrived there.
    server.isReachable = true
    onlineManager.setOnline(true)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    const online = await openPage()
    await vi.waitFor(() => expect(online.names()).toEqual(['Late evenings']))
    expect([...server.rows.keys()]).toEqual(['a'])
    expect(await online.flush()).toMatchObject({ sent: 2, left: 0 })
    expect([...server.rows.values()].map(({ name }) => name)).toEqual(['Late evenings'])
  })

  it('are shown as they were where the server refuses a change', async () => {
    const page = await openPage()
    await vi.waitFor(() => expect(page.names()).toEqual(['Mornings']))
    server.refusal = '23514'
    await expect(page.save(activity('b', 'Evenings'))).rejects.toThrow('refused')
    await vi.waitFor(() => expect(page.names()).toEqual(['Mornings']))
    expect(await page.flush()).toMatchObject({ sent: 0, left: 0 })
  })
})
