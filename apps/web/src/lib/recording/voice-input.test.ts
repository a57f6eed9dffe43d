import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Microphone } from './microphone'
import type { Recording } from './recorder'
import type { OnFrame } from './voice-detector'
import { RecordingError } from './recording-error'
import { VoiceInput } from './voice-input'
import type { VoiceInputDeps, Writer } from './voice-state'

const audio = new Blob(['said'], { type: 'audio/webm' })
const recordingOf = (change: Partial<Recording> = {}): Recording => ({
  audio,
  levels: [0, 0.3, 0.4],
  end: 'stopped',
  ...change,
})

/** A browser and a server whose every answer the test gives. */
function fakeWorld() {
  let now = 0
  let isLive = true
  let end: (recording: Recording) => void = () => undefined
  let frame: OnFrame = () => undefined
  const close = vi.fn<() => void>()
  const closeDetector = vi.fn<() => void>()
  const cancelRecording = vi.fn<() => void>()
  const write = vi.fn<Writer['write']>(() => Promise.resolve('Hola'))
  const writer = { begin: vi.fn<() => void>(), write, cancel: vi.fn<() => void>() }
  const microphone: Microphone = {
    stream: {} as MediaStream,
    meter: { read: () => 0 },
    type: 'audio/webm',
    isLive: () => isLive,
    close,
  }
  const deps = {
    canRecord: vi.fn<() => boolean>(() => true),
    open: vi.fn<() => Promise<Microphone>>(() => Promise.resolve(microphone)),
    record: vi.fn<VoiceInputDeps['record']>(() => {
      const { promise, resolve } = Promise.withResolvers<Recording>()
      end = resolve
      return { done: promise, stop: () => resolve(recordingOf()), cancel: cancelRecording }
    }),
    openWriter: vi.fn<() => Writer | undefined>(() => writer),
    now: () => now,
    detect: vi.fn<VoiceInputDeps['detect']>((_microphone, onFrame) => {
      frame = onFrame
      return Promise.resolve({ close: closeDetector })
    }),
  }
  /** Hears voice or silence for some milliseconds. */
  const hear = (isVoice: boolean, milliseconds: number) => {
    for (const until = now + milliseconds; now < until;) {
      now += 50
      frame(isVoice, now)
    }
  }
  const unplug = () => {
    isLive = false
  }
  return {
    deps,
    write,
    close,
    closeDetector,
    cancelRecording,
    hear,
    unplug,
    end: (how: Recording) => end(how),
  }
}

const onText = vi.fn<(text: string, took: number) => void>()
const onSpeech = vi.fn<() => void>()
const onFailure = vi.fn<(cause: unknown) => void>()
let world: ReturnType<typeof fakeWorld>
let voice: VoiceInput

beforeEach(() => {
  onText.mockReset()
  onSpeech.mockReset()
  onFailure.mockReset()
  world = fakeWorld()
  voice = new VoiceInput(world.deps)
  voice.listen({ onText, onSpeech, onFailure })
})

const problem = () => voice.getState().problem
const settle = (kind: string) => vi.waitFor(() => expect(problem()?.kind).toBe(kind))

describe('push to talk', () => {
  it('records, has it written down, and gives the text away', async () => {
    await voice.start()
    expect(voice.getState().phase).toBe('recording')
    expect(onSpeech).toHaveBeenCalledTimes(1)
    voice.stop()
    await vi.waitFor(() => expect(onText).toHaveBeenCalledExactlyOnceWith('Hola', 0))
    expect(voice.getState()).toMatchObject({ phase: 'idle', recording: { audio } })
    expect(world.close).toHaveBeenCalledTimes(1)
  })

  it('keeps the recording where the server fails, and tries again with the same', async () => {
    const failure = new Error('The listener is away.')
    world.write.mockRejectedValueOnce(failure)
    await voice.start()
    voice.stop()
    await settle('failed')
    expect(voice.getState().recording?.audio).toBe(audio)
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure)
    await voice.retry()
    expect(onText).toHaveBeenCalledExactlyOnceWith('Hola', 0)
    expect(world.write.mock.calls.map(([recording]) => recording.audio)).toEqual([audio, audio])
  })

  it.each([
    ['silent', recordingOf({ levels: [0.001, 0.002] })],
    ['lost', recordingOf({ end: 'lost' })],
    ['longest', recordingOf({ end: 'longest' })],
  ])('%s: says so, sends nothing and keeps what there is', async (kind, recording) => {
    await voice.start()
    world.end(recording)
    await settle(kind)
    expect(world.write).not.toHaveBeenCalled()
    expect(voice.getState().recording).toBe(recording)
    expect(world.close).toHaveBeenCalledTimes(1)
    await voice.retry()
    expect(onText).toHaveBeenCalledTimes(1)
  })

  it('says where nothing was understood', async () => {
    world.write.mockResolvedValueOnce('  ')
    await voice.start()
    voice.stop()
    await settle('nothing-understood')
    expect(onText).not.toHaveBeenCalled()
    expect(voice.getState().recording?.audio).toBe(audio)
  })

  it.each(['denied', 'missing', 'busy', 'unsupported'] as const)('a microphone that is %s', async (kind) => {
    world.deps.open.mockRejectedValueOnce(new RecordingError(kind))
    await voice.start()
    expect(voice.getState()).toMatchObject({ phase: 'idle', problem: { kind } })
    await voice.start()
    expect(voice.getState()).toMatchObject({ phase: 'recording', problem: undefined })
  })

  it('records nothing where nobody could write it down', async () => {
    world.deps.canRecord.mockReturnValue(false)
    await voice.start()
    expect(problem()?.kind).toBe('no-writer')
    expect(world.deps.open).not.toHaveBeenCalled()
  })

  it('a recording that is made to be heard needs no writer', async () => {
    world.deps.openWriter.mockReturnValue(undefined)
    await voice.start()
    voice.stop()
    await vi.waitFor(() => expect(voice.getState().recording?.audio).toBe(audio))
    expect(voice.getState()).toMatchObject({ phase: 'idle', problem: undefined })
  })

  it('cancelled while the microphone opens, it closes it at once', async () => {
    const opening = voice.start()
    voice.cancel()
    await opening
    expect(world.close).toHaveBeenCalledTimes(1)
    expect(voice.getState().phase).toBe('idle')
    expect(world.deps.record).not.toHaveBeenCalled()
  })

  it('let go while the microphone opens, it records nothing, closes it and says so', async () => {
    const opening = voice.start()
    voice.stop()
    await opening
    expect(voice.getState()).toMatchObject({ phase: 'idle', problem: { kind: 'too-soon' } })
    expect(world.deps.record).not.toHaveBeenCalled()
    expect(world.close).toHaveBeenCalledTimes(1)
  })

  it('begun anew while the microphone opens, it keeps the second one only', async () => {
    const first = voice.start()
    voice.cancel()
    const second = voice.start()
    await Promise.all([first, second])
    expect(world.deps.open).toHaveBeenCalledTimes(2)
    expect(world.close).toHaveBeenCalledTimes(1)
    expect(voice.getState().phase).toBe('recording')
    expect(world.deps.record).toHaveBeenCalledTimes(1)
  })

  it('tells how long it took to be written down', async () => {
    const writing = Promise.withResolvers<string>()
    world.write.mockReturnValueOnce(writing.promise)
    await voice.start()
    voice.stop()
    await vi.waitFor(() => expect(voice.getState().phase).toBe('writing'))
    world.hear(false, 300)
    writing.resolve('Hola')
    await vi.waitFor(() => expect(onText).toHaveBeenCalledExactlyOnceWith('Hola', 300))
  })

  it('cancelled while it is written down, the text is not taken', async () => {
    const writing = Promise.withResolvers<string>()
    world.write.mockReturnValueOnce(writing.promise)
    await voice.start()
    voice.stop()
    await vi.waitFor(() => expect(voice.getState().phase).toBe('writing'))
    voice.cancel()
    expect(world.write.mock.lastCall?.[1].aborted).toBe(true)
    writing.resolve('Hola')
    await writing.promise
    expect(onText).not.toHaveBeenCalled()
    expect(voice.getState()).toMatchObject({ phase: 'idle', recording: undefined })
  })
})

describe('hands-free', () => {
  it('silence ends the turn; the microphone stays open for the next', async () => {
    await voice.start(1500)
    world.hear(true, 1000)
    expect(onSpeech).toHaveBeenCalledTimes(1)
    world.hear(false, 1450)
    expect(voice.getState()).toMatchObject({ phase: 'recording', turn: 'pausing' })
    world.hear(false, 50)
    await vi.waitFor(() => expect(onText).toHaveBeenCalledExactlyOnceWith('Hola', 0))
    expect(world.close).not.toHaveBeenCalled()
    await voice.start(1500)
    expect(world.deps.open).toHaveBeenCalledTimes(1)
    expect(voice.getState()).toMatchObject({ phase: 'recording', turn: 'waiting' })
  })

  it('opens the microphone anew where it was unplugged between two turns', async () => {
    await voice.start(1500)
    world.hear(true, 1000)
    world.hear(false, 1500)
    await vi.waitFor(() => expect(onText).toHaveBeenCalledTimes(1))
    world.unplug()
    await voice.start(1500)
    expect(world.deps.open).toHaveBeenCalledTimes(2)
    expect(world.deps.detect).toHaveBeenCalledTimes(2)
    expect(world.closeDetector).toHaveBeenCalledTimes(1)
    expect(voice.getState()).toMatchObject({ phase: 'recording', turn: 'waiting' })
  })

  it('closes the detector that comes when nobody listens any more', async () => {
    const opening = voice.start(1500)
    await vi.waitFor(() => expect(world.deps.detect).toHaveBeenCalledTimes(1))
    voice.cancel()
    await opening
    expect(world.closeDetector).toHaveBeenCalledTimes(1)
    expect(voice.getState().phase).toBe('idle')
  })

  it('does not interrupt the tutor before the learner speaks', async () => {
    await voice.start(1500)
    world.hear(false, 5000)
    expect(onSpeech).not.toHaveBeenCalled()
  })

  it('waits while the learner thinks', async () => {
    await voice.start(1500)
    world.hear(true, 1000)
    world.hear(false, 500)
    voice.hold(true)
    world.hear(false, 30_000)
    expect(voice.getState()).toMatchObject({ phase: 'recording', isHeld: true, silence: 0 })
    voice.hold(false)
    world.hear(false, 1500)
    await vi.waitFor(() => expect(onText).toHaveBeenCalledTimes(1))
  })

  it('throws long silence before the first word away', async () => {
    await voice.start(1500)
    world.hear(false, 20_050)
    expect(world.cancelRecording).toHaveBeenCalledTimes(1)
    expect(world.deps.record).toHaveBeenCalledTimes(2)
    expect(world.deps.open).toHaveBeenCalledTimes(1)
  })

  it('switches the microphone off where nothing is said for two minutes', async () => {
    await voice.start(1500)
    world.hear(false, 120_000)
    await settle('abandoned')
    expect(world.close).toHaveBeenCalledTimes(1)
    expect(world.closeDetector).toHaveBeenCalledTimes(1)
    expect(voice.getState().recording).toBeUndefined()
  })

  it('leaves the microphone when it is cancelled', async () => {
    await voice.start(1500)
    voice.cancel()
    expect(world.close).toHaveBeenCalledTimes(1)
    expect(world.closeDetector).toHaveBeenCalledTimes(1)
  })
})
