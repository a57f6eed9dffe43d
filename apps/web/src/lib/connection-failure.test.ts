import { expect, it } from 'vitest'
import { isConnectionFailure, isMissingScript } from './connection-failure'

it.each([
  new TypeError('Failed to fetch'),
  new TypeError('Failed to fetch (localhost:3000)'),
  new TypeError('Failed to fetch dynamically imported module: /assets/a.js'),
  new TypeError('Load failed'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('network error'),
  { code: '', message: 'TypeError: Failed to fetch' },
  new Error('Failed to add a word', { cause: { code: '', message: 'TypeError: Failed to fetch' } }),
])('knows a connection that failed: %s', (error) => {
  expect(isConnectionFailure(error)).toBe(true)
})

it.each([
  undefined,
  'Failed to fetch',
  new Error('Failed to fetch current tags', { cause: { code: 'XX000', message: 'no' } }),
  new TypeError('undefined is not a function'),
  { code: '23514', message: 'new row violates check constraint' },
])('takes nothing else for one: %s', (error) => {
  expect(isConnectionFailure(error)).toBe(false)
})

it.each([
  'Failed to fetch dynamically imported module: /assets/a.js',
  'error loading dynamically imported module: /assets/a.js',
  'Importing a module script failed.',
])('knows a script that did not come: %s', (message) => {
  expect(isMissingScript(new TypeError(message))).toBe(true)
  expect(isMissingScript(new TypeError('Failed to fetch'))).toBe(false)
})
