import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { MicrophoneButton } from './microphone-button'

const onStart = vi.fn<() => void>()
const onStop = vi.fn<() => void>()

beforeEach(() => {
  onStart.mockReset()
  onStop.mockReset()
  // jsdom knows no pointers that are held.
  HTMLElement.prototype.setPointerCapture = () => undefined
})

/** A pointer on the button at a moment, in milliseconds. */
function point(kind: 'pointerDown' | 'pointerUp' | 'pointerCancel', at: number) {
  const event = createEvent[kind](screen.getByRole('button'), { button: 0 })
  Object.defineProperty(event, 'timeStamp', { value: at })
  fireEvent(screen.getByRole('button'), event)
}

const show = (phase: 'idle' | 'recording' | 'writing') =>
  render(<MicrophoneButton phase={phase} onStart={onStart} onStop={onStop} />)

it('a short press begins, and the next one ends it', () => {
  const { rerender } = show('idle')
  point('pointerDown', 1)
  point('pointerUp', 100)
  fireEvent.click(screen.getByRole('button'))
  expect([onStart.mock.calls.length, onStop.mock.calls.length]).toEqual([1, 0])
  rerender(<MicrophoneButton phase="recording" onStart={onStart} onStop={onStop} />)
  point('pointerDown', 3000)
  point('pointerUp', 3100)
  fireEvent.click(screen.getByRole('button', { name: 'Done speaking' }))
  expect([onStart.mock.calls.length, onStop.mock.calls.length]).toEqual([1, 1])
})

it('held, it is push to talk: letting go ends it', () => {
  show('idle')
  point('pointerDown', 1)
  point('pointerUp', 1500)
  fireEvent.click(screen.getByRole('button'))
  expect([onStart.mock.calls.length, onStop.mock.calls.length]).toEqual([1, 1])
})

it('where the phone takes the pointer away, it ends, and the next press counts', () => {
  const { rerender } = show('idle')
  point('pointerDown', 1)
  point('pointerCancel', 200)
  expect(onStop).toHaveBeenCalledTimes(1)
  rerender(<MicrophoneButton phase="recording" onStart={onStart} onStop={onStop} />)
  fireEvent.click(screen.getByRole('button', { name: 'Done speaking' }))
  expect(onStop).toHaveBeenCalledTimes(2)
})

it('the keyboard presses it too, and nothing happens while it writes', () => {
  const { rerender } = show('idle')
  fireEvent.click(screen.getByRole('button', { name: 'Speak' }))
  expect(onStart).toHaveBeenCalledTimes(1)
  rerender(<MicrophoneButton phase="writing" onStart={onStart} onStop={onStop} />)
  fireEvent.click(screen.getByRole('button', { name: 'Just a moment' }))
  expect([onStart.mock.calls.length, onStop.mock.calls.length]).toEqual([1, 0])
})
