import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAudioPlayer } from './audio-player'

/** An audio element whose clip sounds, ends and fails when the test says so. */
class FakeAudio extends EventTarget {
  static last: FakeAudio
  src = ''
  playbackRate = 1
  preservesPitch = false
  currentTime = 0
  error = null
  sounding = Promise.withResolvers<void>()
  constructor() {
    super()
    FakeAudio.last = this
  }
  play = vi.fn<() => Promise<void>>(() => this.sounding.promise)
  pause = vi.fn<() => void>()
}

const frames: FrameRequestCallback[] = []
const clip = { audio: new Blob(['x'], { type: 'audio/mpeg' }) }
const revoke = vi.fn<(url: string) => void>()
const onTime = vi.fn<(seconds: number) => void>()
beforeEach(() => {
  frames.length = 0
  onTime.mockReset()
  revoke.mockReset()
  vi.stubGlobal('Audio', FakeAudio)
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => (frames.length = 0))
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:clip', revokeObjectURL: revoke })
})
afterEach(() => void vi.unstubAllGlobals())

it('plays a clip to its end at the speed asked for, keeps its pitch, and says how far it is', async () => {
  const player = createAudioPlayer()
  const element = FakeAudio.last
  const played = player.play(clip, 0.75, onTime)
  expect(element).toMatchObject({ src: 'blob:clip', playbackRate: 0.75, preservesPitch: true })
  element.dispatchEvent(new Event('playing'))
  expect(onTime).toHaveBeenCalledTimes(1)
  element.currentTime = 0.4
  frames.at(-1)?.(0)
  expect(onTime).toHaveBeenLastCalledWith(0.4)
  player.setRate(0.5)
  expect(element.playbackRate).toBe(0.5)
  element.dispatchEvent(new Event('ended'))
  await played
  expect(frames).toEqual([])
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:clip')
})

it('fails where the browser does not know the format, or does not let it sound', async () => {
  const player = createAudioPlayer()
  const unknown = player.play(clip, 1, onTime)
  FakeAudio.last.dispatchEvent(new Event('error'))
  await expect(unknown).rejects.toThrow('cannot play this clip')
  const blocked = player.play(clip, 1, onTime)
  FakeAudio.last.sounding.reject(new DOMException('Not before a click', 'NotAllowedError'))
  await expect(blocked).rejects.toMatchObject({ name: 'NotAllowedError' })
})

it('goes on where it was paused before it sounded, which is no failure', async () => {
  const player = createAudioPlayer()
  const played = player.play(clip, 1, onTime)
  player.pause()
  const interrupted = new DOMException(
    'The play() request was interrupted by a call to pause()',
    'AbortError',
  )
  FakeAudio.last.sounding.reject(interrupted)
  await FakeAudio.last.sounding.promise.catch(() => undefined)
  FakeAudio.last.play.mockResolvedValue()
  player.resume()
  FakeAudio.last.dispatchEvent(new Event('playing'))
  expect(onTime).toHaveBeenCalledTimes(1)
  FakeAudio.last.dispatchEvent(new Event('ended'))
  await played
})

it('is silent after a stop, also where the sound would have begun later', async () => {
  const player = createAudioPlayer()
  const stopped = player.play(clip, 1, onTime)
  player.stop()
  await stopped
  expect(FakeAudio.last.pause).toHaveBeenCalledTimes(1)
  FakeAudio.last.dispatchEvent(new Event('playing'))
  expect(onTime).not.toHaveBeenCalled()
})
