import { beforeEach, expect, it, vi } from 'vitest'
import type { openWordSync } from './open-word-sync'
import { pendingStore } from './pending-store'
import { countMeeting } from './pending-words'
import { syncPendingWords } from './sync-pending-words'

const sync = vi.hoisted(() => vi.fn<(userId: string, languageCode: string) => Promise<boolean>>())
vi.mock('./open-word-sync', () => ({
  openWordSync: (...[userId, languageCode]: Parameters<typeof openWordSync>) => ({
    wordSync: { sync: () => sync(userId, languageCode) },
  }),
}))

const meet = (userId: string, languageCode: string) =>
  pendingStore(userId, languageCode).update((pending) =>
    countMeeting(pending, { word: 'x', sentence: '', kind: 'seen', at: '2026-11-21T10:00:00Z' }),
  )

beforeEach(() => {
  localStorage.clear()
  sync.mockReset().mockResolvedValue(true)
})

it('sends the words of every language that wait, and of this learner only', async () => {
  meet('me', 'es-ES')
  meet('me', 'zh-CN')
  meet('you', 'fr-FR')
  expect(await syncPendingWords('me')).toEqual(['zh-CN', 'es-ES'])
  expect(sync.mock.calls).toEqual([
    ['me', 'zh-CN'],
    ['me', 'es-ES'],
  ])
})

it('goes on with the next language where one cannot be sent', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  meet('me', 'zh-CN')
  meet('me', 'es-ES')
  sync.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await syncPendingWords('me')).toEqual(['es-ES'])
  vi.restoreAllMocks()
})
