import { loudness } from '@lingarden/domain/speaking/waveform'

/** Loudness below which a recording is taken for silent: a quiet room; 0 is nothing, 1 the loudest there is. */
const quietRoom = 0.02

/** Whether nothing but a quiet room was heard. */
export function isSilent(levels: readonly number[]): boolean {
  return levels.every((level) => level < quietRoom)
}

/** Measures how loud a microphone is. */
export interface LevelMeter {
  /** Root mean square of the last few milliseconds, 0 to 1. */
  read: () => number
  close: () => void
}

export function openLevelMeter(stream: MediaStream): LevelMeter {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    read: () => {
      analyser.getFloatTimeDomainData(samples)
      return loudness(samples)
    },
    close: () => void context.close(),
  }
}
