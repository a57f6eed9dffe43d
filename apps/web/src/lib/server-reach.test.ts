import { afterEach, expect, it, vi } from 'vitest'
import { mayReachServer } from './server-reach'

afterEach(() => void vi.restoreAllMocks())

it.each([
  ['lingarden.example', true, true],
  ['lingarden.example', false, false],
  ['localhost', false, true],
  ['127.0.0.1', false, true],
  ['[::1]', false, true],
  ['localhost.example', false, false],
  ['192.168.1.7', false, false],
])('on %s with a connection (%s) the server may be reached: %s', (hostname, isOnline, expected) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  expect(mayReachServer(hostname)).toBe(expected)
})
