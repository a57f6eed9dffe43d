import { longestRecording } from '@lingarden/domain/speech'
import type { Microphone } from './microphone'

export interface Recording {
  audio: Blob
  /** Loudness over time, twenty values a second, 0 to 1. */
  levels: readonly number[]
  /** `stopped` by whoever asked; `longest`: it reached ten minutes; `lost`: the microphone went away. */
  end: 'stopped' | 'longest' | 'lost'
}

export interface RunningRecording {
  /** Resolves once it has ended, however it did: what was said is kept. */
  done: Promise<Recording>
  stop: () => void
  /** Ends it without a recording; `done` never settles. */
  cancel: () => void
}

/** Milliseconds between two measurements of the level. */
export const meterInterval = 50

/**
 * Records what a microphone hears.
 * @param onLevel hears the loudness, 0 to 1, twenty times a second
 */
export function record(
  { stream, meter, type }: Pick<Microphone, 'stream' | 'meter' | 'type'>,
  onLevel: (level: number) => void,
): RunningRecording {
  const recorder = new MediaRecorder(stream, { mimeType: type })
  const levels: number[] = []
  const chunks: Blob[] = []
  const { promise, resolve } = Promise.withResolvers<Recording>()
  const listening = new AbortController()
  const { signal } = listening
  let end: Recording['end'] = 'stopped'

  const timer = setInterval(() => {
    const level = meter.read()
    levels.push(level)
    onLevel(level)
  }, meterInterval)
  const stop = (how: Recording['end'] = 'stopped') => {
    if (recorder.state === 'inactive') return
    end = how
    recorder.stop()
  }
  const tooLong = setTimeout(() => stop('longest'), longestRecording * 1000)
  const release = () => {
    clearInterval(timer)
    clearTimeout(tooLong)
    listening.abort()
  }

  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data), { signal })
  recorder.addEventListener(
    'stop',
    () => {
      // A recorder stops by itself where its stream ends.
      if (stream.getAudioTracks().every(({ readyState }) => readyState === 'ended')) end = 'lost'
      release()
      resolve({ audio: new Blob(chunks, { type: recorder.mimeType }), levels, end })
    },
    { signal },
  )
  stream.getAudioTracks()[0]?.addEventListener('ended', () => stop('lost'), { signal })
  // By the second, so that what was said before a break is there.
  recorder.start(1000)

  return {
    done: promise,
    stop: () => stop(),
    cancel: () => {
      release()
      stop()
    },
  }
}
