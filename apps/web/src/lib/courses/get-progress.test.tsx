import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getJson, putJson } from '@/lib/learner-cache/learner-cache'
import { noteArrived } from '@/lib/identity/presence'
import { clearLearnerCaches } from '@/lib/session/sign-out'
import { useProgress } from './get-progress'

vi.mock('@/lib/session/session-provider', () => ({ useUser: () => ({ id: 'me' }) }))
vi.mock('@/lib/runtime-config', () => ({
  getRuntimeConfig: () => ({ supabaseUrl: 'https://backend.test', supabaseKey: 'sb_publishable_x' }),
}))
vi.mock('@/lib/log', () => ({ logError: () => undefined }))

const begun = { lesson_id: 'l1', position: {}, played_at: null, updated_at: '2026-11-21T10:00:00.000Z' }
const server = { rows: undefined as object[] | undefined }

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 0 } } })
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useProgress('es-a1'), { wrapper }).result
}

function goOffline(isOffline: boolean) {
  onlineManager.setOnline(!isOffline)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline)
}

beforeEach(() => {
  clearLearnerCaches(new QueryClient())
  noteArrived()
  server.rows = undefined
  vi.stubGlobal('fetch', async () => {
    if (!server.rows) throw new TypeError('Failed to fetch')
    return Response.json(server.rows)
  })
  return () => {
    goOffline(false)
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

describe('how far the learner is in a course', () => {
  it('is what the server says, and that again without a connection', async () => {
    server.rows = [begun]
    const online = open()
    await vi.waitFor(() => expect(online.current.data).toEqual([begun]))
    await vi.waitFor(async () =>
      expect(await getJson('profile', 'progress/me:es-a1')).toMatchObject({ value: { lessons: [begun] } }),
    )
    server.rows = undefined
    goOffline(true)
    const offline = open()
    await vi.waitFor(() => expect(offline.current.data).toEqual([begun]))
  })

  it('is nothing without a connection where nothing was kept, and no page waits for it', async () => {
    goOffline(true)
    const offline = open()
    await vi.waitFor(() => expect(offline.current).toMatchObject({ data: [], isError: false }))
  })

  it('is what was kept where the server does not answer', async () => {
    await putJson('profile', 'progress/me:es-a1', { lessons: [begun] })
    const progress = open()
    await vi.waitFor(() => expect(progress.current).toMatchObject({ data: [begun], isError: false }))
    await act(async () => void (await progress.current.refetch()))
    expect(progress.current).toMatchObject({ data: [begun], isError: false })
  })
})
