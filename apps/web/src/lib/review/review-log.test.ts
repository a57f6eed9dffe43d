import type { Review } from '@lingarden/domain/review/review'
import { rowFromReview, type ReviewRow } from '@lingarden/domain/review/review-row'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { openQueue } from '@/test/open-queue'
import { givenReviews } from './given-reviews'
import { reviewLogQuery } from './get-review-log'

vi.mock('@/lib/session/is-signed-in', () => ({ isSignedIn: async () => true }))
vi.mock('@/lib/runtime-config', () => ({
  getRuntimeConfig: () => ({ supabaseUrl: 'https://backend.test', supabaseKey: 'sb_publishable_x' }),
}))

const start = Date.UTC(2026, 0, 5)
const reviewOf = (index: number): Review => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  word: 'sol',
  kind: 'recognition',
  grade: 3,
  reviewedAt: start + index * 1000,
})
const rowOf = (index: number): ReviewRow => ({
  ...rowFromReview(reviewOf(index)),
  received_at: new Date(start + index * 1000 + 500).toISOString(),
})

let table: ReviewRow[] = []
let requests: { params: URLSearchParams; body: unknown[]; prefer: string }[] = []

/** Answers as the data API does: the rows from a time on, a page of them, never more than 1,000. */
beforeEach(() => {
  requests = []
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    const params = new URL(request.url).searchParams
    const text = await request.text()
    const body = text ? (JSON.parse(text) as unknown[]) : []
    requests.push({ params, body, prefer: request.headers.get('prefer') ?? '' })
    if (request.method === 'POST') return new Response(null, { status: 201 })
    const since = params.get('received_at')?.replace('gte.', '') ?? ''
    const offset = Number(params.get('offset'))
    const page = Math.min(1000, Number(params.get('limit')))
    return Response.json(table.filter((row) => row.received_at >= since).slice(offset, offset + page))
  })
})

it('reads a log of more than 1,000 reviews to its end, then only what is new', async () => {
  const client = new QueryClient()
  const query = { ...reviewLogQuery('ada', 'es-ES'), staleTime: 0 }
  table = Array.from({ length: 2500 }, (_, index) => rowOf(index))
  expect(await client.fetchQuery(query)).toHaveLength(2500)
  const offsets = requests.map(({ params }) => params.get('offset') ?? '0')
  expect(offsets).toEqual(['0', '1000', '2000', '3000', '4000'])

  table.push(rowOf(2500))
  const log = await client.fetchQuery(query)
  expect(log.map(({ id }) => id)).toEqual(Array.from({ length: 2501 }, (_, index) => reviewOf(index).id))
  expect(requests).toHaveLength(offsets.length + 1)
  expect(requests.at(-1)?.params.get('received_at')).toBe(
    `gte.${new Date(start + 2499 * 1000 + 500 - 300_000).toISOString()}`,
  )
})

it('keeps reviews that were not sent yet, and knows them again once the server has them', async () => {
  const client = new QueryClient()
  const query = { ...reviewLogQuery('ada', 'es-ES'), staleTime: 0 }
  table = []
  client.setQueryData(query.queryKey, [reviewOf(1)])
  expect(await client.fetchQuery(query)).toEqual([reviewOf(1)])
  table = [rowOf(1)]
  expect(await client.fetchQuery(query)).toEqual([{ ...reviewOf(1), receivedAt: start + 1500 }])
})

it('sends weeks of reviews in parts, each to be added once', async () => {
  const queue = await openQueue()
  for (let index = 0; index < 1001; index++) {
    const given = { kind: 'review', userId: 'ada', languageCode: 'es-ES', review: reviewOf(index) } as const
    await queue.put(givenReviews, given)
  }
  await queue.send('ada')
  expect(requests.map(({ body }) => body.length)).toEqual([500, 500, 1])
  for (const { params, prefer } of requests) {
    expect(params.get('on_conflict')).toBe('user_id,id')
    expect(prefer).toContain('resolution=ignore-duplicates')
  }
  expect(requests[0]?.body[0]).toEqual({
    user_id: 'ada',
    language_code: 'es-ES',
    id: reviewOf(0).id,
    word_string: 'sol',
    card: 'recognition',
    grade: 3,
    reviewed_at: '2026-01-05T00:00:00.000Z',
    carried: false,
  })
})
