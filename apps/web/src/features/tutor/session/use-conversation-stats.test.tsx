import 'fake-indexeddb/auto'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import type { PropsWithChildren } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { queue } from '@/lib/sync/queue'
import { historyKeys } from '../api/history-keys'
import type { HistorySummary } from '../history/history-changes'
import { noStats } from './session-stats'
import { useConversationStats } from './use-conversation-stats'

vi.mock('@/lib/session/session-provider', () => ({ useUser: () => ({ id: 'me', email: '', fullName: '' }) }))
vi.mock('@/lib/server-reach', () => ({ mayReachServer: () => false }))

const key = historyKeys.of('me', 'es-ES')
const said = { id: 'u1', type: 'user', content: 'Hola', messageType: 'conversation' } as const
const timestamp = '2026-11-21T10:00:00.000Z'

function openStats() {
  const client = new QueryClient()
  const list: HistorySummary[] = [{ id: 'c1', title: 'Hola', updated_at: timestamp, stats: noStats }]
  client.setQueryData(key, list)
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { rerender } = renderHook(
    ({ isOver, seconds, words }: { isOver: boolean; seconds: number; words: string[] }) =>
      useConversationStats(
        'es-ES',
        {
          id: 'c1',
          messages: isOver ? [{ ...said, timestamp }] : [],
          phase: isOver ? 'idle' : 'replying',
        },
        { seconds, sessionNewWords: words, sessionPracticedWords: [] },
      ),
    { wrapper, initialProps: { isOver: false, seconds: 0, words: [] as string[] } },
  )
  const listed = () => client.getQueryData<HistorySummary[]>(key)?.[0]?.stats
  return { client, rerender, listed }
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  return () => vi.unstubAllGlobals()
})

it('[3.25] words count though they were met within the first second', async () => {
  const { rerender, listed } = openStats()
  rerender({ isOver: true, seconds: 0, words: ['hola'] })
  await waitFor(() => expect(listed()).toMatchObject({ totalTime: 0, newWords: 1 }))
})

it('what the list shows waits to be sent already, so that a list that is on its way finds it', async () => {
  const { client, rerender, listed } = openStats()
  const waitingWhenShown = new Promise<unknown>((resolve) => {
    client.getQueryCache().subscribe(() => {
      if (listed()?.totalTime === 7) resolve(queue.list('me'))
    })
  })
  rerender({ isOver: true, seconds: 7, words: [] })
  expect(await waitingWhenShown).toMatchObject([{ mutation: { kind: 'stats', stats: { totalTime: 7 } } }])
})
