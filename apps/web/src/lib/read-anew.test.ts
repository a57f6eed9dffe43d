import { expect, it, vi } from 'vitest'
import { readAnew } from './read-anew'

it('reads at first, too, where it is joined late', () => {
  const read = vi.fn<() => void>()
  const hear = readAnew(read, { readsAtFirst: true })
  for (const state of ['SUBSCRIBED', 'CHANNEL_ERROR', 'SUBSCRIBED']) hear(state)
  expect(read).toHaveBeenCalledTimes(2)
})

it('reads anew each time a channel is joined again, and not at first', () => {
  const read = vi.fn<() => void>()
  const hear = readAnew(read)
  for (const state of ['SUBSCRIBED', 'CHANNEL_ERROR']) hear(state)
  expect(read).not.toHaveBeenCalled()
  for (const state of ['SUBSCRIBED', 'TIMED_OUT', 'CHANNEL_ERROR', 'SUBSCRIBED']) hear(state)
  expect(read).toHaveBeenCalledTimes(2)
})
