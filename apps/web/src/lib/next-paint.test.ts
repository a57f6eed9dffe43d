import { expect, it, onTestFinished, vi } from 'vitest'
import { nextPaint } from './next-paint'

function open(frames: (draw: () => void) => void) {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('requestAnimationFrame', frames)
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const painted = vi.fn()
  void nextPaint().then(painted)
  return painted
}

it('waits for the end of the next frame', async () => {
  let draw: () => void = () => undefined
  const painted = open((callback) => {
    draw = callback
  })
  await vi.advanceTimersByTimeAsync(10)
  draw()
  expect(painted).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(painted).toHaveBeenCalled()
})

it('does not wait for ever where no frame is drawn', async () => {
  const painted = open(() => undefined)
  await vi.advanceTimersByTimeAsync(50)
  expect(painted).toHaveBeenCalled()
})
