import { expect, it } from 'vitest'
import { hasInteracted } from './user-interaction'

it('[4.15b] knows whether the learner has done something on this page', () => {
  expect(hasInteracted()).toBe(false)
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  expect(hasInteracted()).toBe(true)
})
