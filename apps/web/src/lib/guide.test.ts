import { beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from '@testing-library/react'
import { forgetTourPlace, keepTourPlace } from './tour-place'

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/review')
})

/** What a page shows that has just been loaded. */
async function guideAfterReload() {
  vi.resetModules()
  const { useGuide } = await import('./guide')
  return renderHook(() => useGuide()).result.current
}

it('a tour that was under way goes on after a reload', async () => {
  keepTourPlace({ step: 4, path: '/review' })
  expect(await guideAfterReload()).toBe('tour')
})

it('who has left the tour, or gone elsewhere, is not led again', async () => {
  expect(await guideAfterReload()).toBeUndefined()
  keepTourPlace({ step: 3, path: '/bank' })
  expect(await guideAfterReload()).toBeUndefined()
  keepTourPlace({ step: 4, path: '/review' })
  forgetTourPlace()
  expect(await guideAfterReload()).toBeUndefined()
})

it('another learner of this browser is not led by the tour of the one who signed out', async () => {
  keepTourPlace({ step: 4, path: '/review' })
  const { clearLocal } = await import('./local-store')
  clearLocal()
  expect(await guideAfterReload()).toBeUndefined()
})
