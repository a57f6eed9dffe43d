import { expect, it } from 'vitest'
import { findPage } from './pages'

it.each([
  ['2.8', '/dashboard', 'dashboard'],
  ['2.9', '/tutor', 'tutor'],
  ['2.10', '/review', 'review'],
  ['2.11', '/review/practice/results', 'review'],
  ['2.12', '/review/activity/7', 'review'],
  ['2.13', '/word-bank', 'bank'],
  ['2.14', '/analytics', 'analytics'],
  ['2.15', '/friends', 'friends'],
  ['2.16', '/feedback', 'feedback'],
  ['2.17', '/settings', 'settings'],
  ['2.18', '/support', 'support'],
  ['2.19', '/plans', 'plans'],
  ['2.20', '/courses', 'courses'],
  ['2.21', '/courses/es-a1', 'courses'],
  ['2.22', '/courses/es-a1/units/2', 'courses'],
  ['2.23', '/courses/es-a1/units/2/practice/flashcards', 'courses'],
  ['2.24', '/courses/es-a1/units/2/practice/matching', 'courses'],
])('(%s) %s is %s', (_id, address, key) => {
  expect(findPage(address)?.key).toBe(key)
})

it('an unknown address belongs to no page', () => {
  expect(findPage('/tutorial')).toBeUndefined()
})
