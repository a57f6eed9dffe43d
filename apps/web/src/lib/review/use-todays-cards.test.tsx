import type { Review } from '@lingarden/domain/review/review'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bankKeys } from '@/lib/bank/keys'
import { newRow } from '@/lib/bank/new-row'
import { createCardService, type LogChange, type PlanRequest } from './cards/card-service'
import { reviewKeys } from './keys'
import { useTodaysCards } from './use-todays-cards'

const service = vi.hoisted(() => ({ asked: 0, answer: (_name: string, _args: object): unknown => undefined }))
vi.mock('./cards/ask-worker', () => ({
  askCards: async (name: string, args: object) => {
    service.asked++
    return service.answer(name, args)
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

/** What is counted where this much is known of bank and reviews. */
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
  return renderHook(() => useTodaysCards('es-ES'), { wrapper }).result
}

beforeEach(() => {
  const cards = createCardService()
  service.asked = 0
  service.answer = (name, args) =>
    name === 'change' ? cards.change(args as LogChange) : cards.plan(args as PlanRequest)
})

describe('what today asks for', () => {
  it('is the cards of the bank that are due and those that may begin, and none of words that left it', async () => {
    const log = [easy('sol', 60), easy('luna', 60), easy('mar', 60), easy('río', 0)]
    const cards = open(['sol', 'luna', 'río', 'pan'], log)
    // New are the word that was never asked, and two that were recognised and not yet asked the other way.
    await vi.waitFor(() => expect(cards.current).toEqual({ due: 2, fresh: 3 }))
  })

  it('is the same before and after the scheduler has answered, where nothing was reviewed yet', async () => {
    const words = Array.from({ length: 25 }, (_, place) => `w${place}`)
    const cards = open(words, [])
    expect(service.asked).toBe(0)
    expect(cards.current).toEqual({ due: 0, fresh: 20 })
    await vi.waitFor(() => expect(service.asked).toBeGreaterThan(0))
    expect(cards.current).toEqual({ due: 0, fresh: 20 })
  })

  it('is nothing where the server cannot tell, so that the next step is offered all the same', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    const cards = open(undefined, undefined)
    expect(cards.current).toBeUndefined()
    await vi.waitFor(() => expect(cards.current).toEqual({ due: 0, fresh: 0 }))
    vi.unstubAllGlobals()
  })
})
