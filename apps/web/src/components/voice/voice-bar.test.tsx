import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { VoiceState } from '@/lib/recording/voice-state'
import { VoiceBar } from './voice-bar'

const recording: VoiceState = {
  phase: 'recording',
  isHandsFree: false,
  levels: Array.from({ length: 21 * 65 }, () => 0.2),
  turn: undefined,
  isHeld: false,
  silence: 0,
  recording: undefined,
  problem: undefined,
}
const onHold = vi.fn<(isHeld: boolean) => void>()
const onCancel = vi.fn<() => void>()
const show = (change: Partial<VoiceState>) =>
  render(<VoiceBar state={{ ...recording, ...change }} onCancel={onCancel} onHold={onHold} />)

const thinking = () => screen.queryByRole('button', { name: 'I’m thinking' })

it('push to talk: how long it lasts, and the way out; nothing to hold, as nothing ends it', () => {
  show({})
  expect(screen.getByRole('timer').textContent).toBe('1:08')
  expect(screen.getByRole('status').textContent).toBe('Recording')
  expect(thinking()).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Discard the recording' }))
  expect(onCancel).toHaveBeenCalledTimes(1)
})

it('hands-free: it listens, and once there is a word the turn can be held', () => {
  const { rerender } = show({ isHandsFree: true, turn: 'waiting' })
  expect(screen.getByRole('status').textContent).toBe('Listening. Begin when you like.')
  expect(thinking()).toBeNull()
  const view = (change: Partial<VoiceState>) => (
    <VoiceBar
      state={{ ...recording, isHandsFree: true, turn: 'pausing', ...change }}
      onCancel={onCancel}
      onHold={onHold}
    />
  )
  rerender(view({ silence: 0.4 }))
  fireEvent.click(screen.getByRole('button', { name: 'I’m thinking', pressed: false }))
  expect(onHold).toHaveBeenLastCalledWith(true)
  rerender(view({ isHeld: true }))
  expect(screen.getByRole('status').textContent).toBe('Take your time. It continues when you speak.')
  fireEvent.click(screen.getByRole('button', { name: 'I’m thinking', pressed: true }))
  expect(onHold).toHaveBeenLastCalledWith(false)
})
