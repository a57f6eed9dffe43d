import { act, fireEvent, render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSessionTimer } from './use-session-timer'

const onSync = vi.fn<() => void>()

function Timer() {
  const { seconds, end, begin } = useSessionTimer({ onSync })
  return (
    <>
      <output>{seconds}</output>
      <button type="button" onClick={end}>
        End
      </button>
      <button type="button" onClick={begin}>
        Begin
      </button>
    </>
  )
}

const Tutor = ({ isShown }: { isShown: boolean }) => (
  <Activity mode={isShown ? 'visible' : 'hidden'}>
    <Timer />
  </Activity>
)

const shownSeconds = () => screen.getByRole('status', { hidden: true }).textContent
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

const visibility = vi.spyOn(document, 'visibilityState', 'get')

function show(state: DocumentVisibilityState) {
  visibility.mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(() => {
  vi.useFakeTimers()
  onSync.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  visibility.mockReturnValue('visible')
})

it('[2.54] pauses when the tutor is left, and goes on when the learner is back', () => {
  const { rerender } = render(<Tutor isShown />)
  pass(3000)
  expect(shownSeconds()).toBe('3')
  rerender(<Tutor isShown={false} />)
  expect(onSync).toHaveBeenCalledTimes(1)
  pass(60_000)
  rerender(<Tutor isShown />)
  pass(2000)
  expect(shownSeconds()).toBe('5')
  expect(onSync).toHaveBeenCalledTimes(1)
})

it('[2.54] pauses while the page is hidden', () => {
  render(<Tutor isShown />)
  pass(3000)
  show('hidden')
  expect(onSync).toHaveBeenCalledTimes(1)
  pass(60_000)
  expect(shownSeconds()).toBe('3')
  show('visible')
  pass(1000)
  expect(shownSeconds()).toBe('4')
})

it('[4.16a] syncs every 30 seconds', () => {
  render(<Tutor isShown />)
  pass(61_000)
  expect(onSync).toHaveBeenCalledTimes(2)
})

it('[4.16a] syncs on stop and stands still until another session begins', () => {
  render(<Tutor isShown />)
  pass(5000)
  fireEvent.click(screen.getByRole('button', { name: 'End' }))
  expect(onSync).toHaveBeenCalledTimes(1)
  pass(3000)
  // Coming back to the page is no new session.
  show('hidden')
  show('visible')
  pass(3000)
  expect(shownSeconds()).toBe('0')
  fireEvent.click(screen.getByRole('button', { name: 'Begin' }))
  pass(2000)
  expect(shownSeconds()).toBe('2')
})
