import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { record } from './recorder'

/** The browser's recorder, which hands out a piece of sound when it stops. */
class FakeMediaRecorder extends EventTarget {
  state: 'inactive' | 'recording' = 'inactive'
  mimeType = 'audio/webm'
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }))
    this.dispatchEvent(new Event('stop'))
  }
}

class FakeTrack extends EventTarget {
  readyState = 'live'
  /** Pulls the plug. */
  unplug() {
    this.readyState = 'ended'
    this.dispatchEvent(new Event('ended'))
  }
}

const track = new FakeTrack()
const stream = { getAudioTracks: () => [track] } as unknown as MediaStream
const onLevel = vi.fn<(level: number) => void>()
const begin = () => record({ stream, meter: { read: () => 0.25 }, type: 'audio/webm' }, onLevel)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('MediaRecorder', FakeMediaRecorder)
  onLevel.mockReset()
  track.readyState = 'live'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('tells the level twenty times a second, and keeps it with the sound', async () => {
  const running = begin()
  vi.advanceTimersByTime(1000)
  running.stop()
  const recording = await running.done
  expect(onLevel).toHaveBeenCalledTimes(20)
  expect(recording.levels).toHaveLength(20)
  expect(recording).toMatchObject({ end: 'stopped', audio: { type: 'audio/webm', size: 5 } })
})

it('keeps what was said before the microphone was unplugged', async () => {
  const running = begin()
  vi.advanceTimersByTime(500)
  track.unplug()
  expect(await running.done).toMatchObject({ end: 'lost', audio: { size: 5 } })
})

it('ends by itself after ten minutes, and keeps them', async () => {
  const running = begin()
  vi.advanceTimersByTime(600_000)
  const recording = await running.done
  expect(recording).toMatchObject({ end: 'longest', audio: { size: 5 } })
  expect(recording.levels.length).toBeGreaterThanOrEqual(11_999)
})

it('measures nothing any more once it is cancelled', () => {
  begin().cancel()
  vi.advanceTimersByTime(1000)
  expect(onLevel).not.toHaveBeenCalled()
})
