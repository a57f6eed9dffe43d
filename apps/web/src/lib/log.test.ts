import { expect, it, vi } from 'vitest'
import { logError } from './log'

it('notes a server that could not be reached, and logs everything else as an error', () => {
  const noted = vi.spyOn(console, 'info').mockReturnValue()
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  logError('Something waits', new TypeError('Failed to fetch'))
  expect([noted.mock.calls.length, logged.mock.calls.length]).toEqual([1, 0])
  logError('Something broke', new RangeError('too far'))
  expect([noted.mock.calls.length, logged.mock.calls.length]).toEqual([1, 1])
  logged.mockClear()
})
