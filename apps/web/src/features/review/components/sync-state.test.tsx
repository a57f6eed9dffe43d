import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Waiting } from '@lingarden/sync/mutation'
import { givenReviews } from '@/lib/review/given-reviews'
import { waiting as waitingOne } from '@/test/waiting'
import { SyncState } from './sync-state'

const waiting = vi.hoisted(() => ({ reviews: 0, changes: 0 }))
vi.mock('@/lib/sync/use-waiting-count', () => ({
  useWaitingCount: (isCounted: (one: Waiting) => boolean) =>
    isCounted(waitingOne({ kind: givenReviews.kind, userId: 'me' })) ? waiting.reviews : waiting.changes,
}))
afterEach(() => vi.restoreAllMocks())

it.each([
  [true, 0, 0, 'All reviews are saved'],
  [true, 0, 2, '2 changes kept here, sent in a moment'],
  [true, 1, 0, '1 review kept here, sent in a moment'],
  [false, 0, 1, '1 change waits here until you are online'],
])('online %s, %i reviews and %i changes: %s', (isOnline, reviews, changes, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  Object.assign(waiting, { reviews, changes })
  render(<SyncState />)
  expect(screen.getByRole('status').textContent).toBe(text)
})
