import type { Review } from '@lingarden/domain/review/review'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bankKeys } from '@/lib/bank/keys'
import { newRow } from '@/lib/bank/new-row'
import { answerCall, type CardCall } from '@/lib/review/cards/card-messages'
import { createCardService } from '@/lib/review/cards/card-service'
import { reviewKeys } from '@/lib/review/keys'
import { useDueCount } from './use-due-count'

const service = vi.hoisted(() => ({ asked: 0, answer: (_call: object): unknown => undefined }))
vi.mock('@/lib/review/cards/ask-worker', () => ({
  askCards: async (name: string, args: object) => {
    service.asked++
    return service.answer({ id: 1, name, args })
  },
}))
vi.mock('@/lib/session/session-provider', () => ({ useUser: () => ({ id: 'me' }) }))
vi.mock('@/lib/profile/get-profile', () => ({ useProfile: () => ({ data: undefined }) }))
vi.mock('@/lib/log', () => ({ logError: () => undefined }))

const day = 86_400_000
const easy = (word: string, daysAgo: number): Review => ({
  id: word,
  word,
  kind: 'recognition',
  grade: 4,
  reviewedAt: Date.now() - daysAgo * day,
})

/** The dashboard's count where this much is known of bank and reviews. */
function open(words: readonly string[] | undefined, log: readonly Review[] | undefined) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  if (words) {
    const rows = words.map((word) => newRow(word, 'hand'))
    client.setQueryData(bankKeys.of('me', 'es-ES'), rows)
  }
  if (log) client.setQueryData(reviewKeys.logOf('me', 'es-ES'), log)
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useDueCount('es-ES'), { wrapper }).result
}

beforeEach(() => {
  const cards = createCardService()
  service.asked = 0
  service.answer = (call) => {
    const answer = answerCall(cards, call as CardCall)
    if ('error' in answer) throw new Error(answer.error)
    return answer.result
  }
})

describe('what is due on the dashboard', () => {
  it('[2.8] is the cards of the bank that are due today, and none of words that left it', async () => {
    const log = [easy('sol', 60), easy('luna', 60), easy('mar', 60), easy('río', 0)]
    const due = open(['sol', 'luna', 'río'], log)
    await vi.waitFor(() => expect(due.current).toBe(2))
  })

  it('[2.8] is nothing at once where nothing was reviewed yet', () => {
    expect(open(['sol'], []).current).toBe(0)
  })

  it('[2.8] is nothing where the server cannot tell, so that the next step is offered all the same', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    const due = open(undefined, undefined)
    expect(due.current).toBeUndefined()
    await vi.waitFor(() => expect(due.current).toBe(0))
    vi.unstubAllGlobals()
  })
})
