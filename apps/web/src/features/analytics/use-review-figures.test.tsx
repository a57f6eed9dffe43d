import { supportedLanguages } from '@lingarden/languages/find-language'
import { replayReviews } from '@lingarden/domain/review/recall'
import { renamedReviews } from '@lingarden/domain/review/renamed-reviews'
import type { Review } from '@lingarden/domain/review/review'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { reviewKeys } from '@/lib/review/keys'
import type { Choice } from './use-filter'
import { useReviewFigures } from './use-review-figures'

vi.mock('@/lib/session/session-provider', () => ({ useUser: () => ({ id: 'ada' }) }))
vi.mock('@/lib/bank/get-words', () => ({
  usePlantedWords: () => ({ data: [{ word_string: 'agua' }, { word_string: 'sol' }] }),
}))
vi.mock('@/lib/review/get-review-log', () => ({
  reviewLogQuery: (userId: string, languageCode: string) => ({
    queryKey: reviewKeys.logOf(userId, languageCode),
    queryFn: () => log,
  }),
}))
vi.mock('./read-review-figures', () => ({
  readReviewFigures: async (reviews: readonly Review[]) => {
    const { cards, recalls } = replayReviews(reviews)
    return { cards: [...cards.values()], recalls }
  },
}))

const day = 86_400_000
const review = (id: string, word: string, daysAfter: number): Review => ({
  id,
  word,
  kind: 'recognition',
  // Easy at once, so that the next answer is a test of memory.
  grade: 4,
  reviewedAt: 20_000 * day + daysAfter * day,
})
const given = [review('a', 'aqua', 0), review('b', 'aqua', 9), review('c', 'luna', 0)]
let next = 0
const log = [...given, ...renamedReviews(given, { word: 'aqua', to: 'agua' }, () => `n${next++}`)]

function look(choice: Choice) {
  const client = new QueryClient()
  return renderHook(() => useReviewFigures(choice), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  }).result
}

it('a word that was spelt anew counts once in what was remembered and in what is to come, a removed one not at all', async () => {
  const result = look('es-ES')
  await waitFor(() => expect(result.current).toBeDefined())
  expect(result.current?.recalls).toHaveLength(1)
  expect(result.current?.cards.map(({ word }) => word)).toEqual(['agua'])
})

it('all languages of the list are told of together', async () => {
  const result = look('all')
  await waitFor(() => expect(result.current).toBeDefined())
  expect(result.current?.recalls).toHaveLength(supportedLanguages.length)
  expect(result.current?.cards).toHaveLength(supportedLanguages.length)
})
