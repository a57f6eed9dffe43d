import 'fake-indexeddb/auto'
import { beginLesson } from '@lingarden/domain/courses/lesson-position'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReachedPlace } from './reached-places'

vi.mock('@/lib/log', () => ({ logError: () => undefined }))

const place: ReachedPlace = {
  kind: 'lesson',
  userId: 'me',
  courseId: 'es-a1',
  lessonId: 'l1',
  position: beginLesson({ exercises: 3, turns: 2 }),
  playedAt: null,
  reachedAt: 1000,
}
const key = 'lingarden:reached-place'

/** A page that was just opened in this tab. */
async function openPage() {
  vi.resetModules()
  const [noting, { openQueue }] = await Promise.all([import('./noted-place'), import('@/test/open-queue')])
  const queue = await openQueue()
  return { ...noting, waiting: async () => (await queue.list('me')).map(({ mutation }) => mutation) }
}

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
})

describe('a noted place', () => {
  it('waits to be sent once a later page finds it, and is noted no longer', async () => {
    const before = await openPage()
    before.notePlace(place)
    const after = await openPage()
    await after.keepNotedPlace('me')
    expect(await after.waiting()).toEqual([place])
    expect(sessionStorage).toHaveLength(0)
  })

  it('of another learner is not kept', async () => {
    const { notePlace, keepNotedPlace, waiting } = await openPage()
    notePlace({ ...place, userId: 'somebody else' })
    await keepNotedPlace('me')
    expect(await waiting()).toEqual([])
    expect(sessionStorage).toHaveLength(0)
  })

  it('is taken off once it is kept, unless a later one stands there', async () => {
    const { notePlace } = await openPage()
    const takeOffFirst = notePlace(place)
    const takeOffLater = notePlace({ ...place, lessonId: 'l2' })
    takeOffFirst()
    expect(sessionStorage.getItem(key)).toContain('l2')
    takeOffLater()
    expect(sessionStorage).toHaveLength(0)
  })

  it.each([
    ['cut off', JSON.stringify(place).slice(0, 40)],
    ['empty', ''],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['a place without its lesson', JSON.stringify({ ...place, lessonId: undefined })],
    ['a place with a text for a position', JSON.stringify({ ...place, position: 'terms' })],
    ['something of another kind', JSON.stringify({ ...place, kind: 'bank' })],
  ])('that is damaged (%s) is taken off, and the course opens', async (_how, note) => {
    sessionStorage.setItem(key, note)
    const { keepNotedPlace, waiting } = await openPage()
    await keepNotedPlace('me')
    expect(await waiting()).toEqual([])
    expect(sessionStorage).toHaveLength(0)
  })
})
