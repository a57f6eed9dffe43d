import type { VoiceFrame } from '@lingarden/domain/speaking/pitch-contour'
import { levelsOf, loudness } from '@lingarden/domain/speaking/waveform'
import { PitchDetector } from 'pitchy'

/** Samples a second that speech needs; everything is read at this rate. */
const sampleRate = 16_000
/** Samples in which a pitch is looked for: 32 ms, so that a tone moves little within. */
const window = 512
/** Seconds between two frames. */
export const frameStep = 0.01
/** Hertz between which people speak. */
const voices = { lowest: 60, highest: 500 }
/** How clear a pitch must be, 0 to 1; one that moves is never quite clear. */
const clear = 0.65

/** A sound as it is drawn. */
export interface Sound {
  samples: Float32Array
  /** Seconds; what the browser says of a recording's length cannot be trusted. */
  duration: number
  /** Loudness over time, twenty values a second, 0 to 1. */
  levels: number[]
}

/**
 * Decodes any audio that the browser plays.
 * @throws where it is none
 */
export async function readSound(audio: Blob): Promise<Sound> {
  const context = new OfflineAudioContext(1, 1, sampleRate)
  const decoded = await context.decodeAudioData(await audio.arrayBuffer())
  const samples = decoded.getChannelData(0)
  return { samples, duration: decoded.duration, levels: levelsOf(samples, sampleRate, 0.05) }
}

/** Pitch and loudness, a hundred times a second. Ten seconds of speech take about 0.1 s. */
export function readFrames(sound: Sound): VoiceFrame[] {
  const samples = withoutRumble(withoutRumble(sound.samples))
  const detector = PitchDetector.forFloat32Array(window)
  const hop = Math.round(sampleRate * frameStep)
  const count = Math.max(0, Math.floor((samples.length - window) / hop) + 1)
  return Array.from({ length: count }, (_, place) => {
    const piece = samples.subarray(place * hop, place * hop + window)
    const [pitch, clarity] = detector.findPitch(piece, sampleRate)
    const isVoice = clarity >= clear && pitch >= voices.lowest && pitch <= voices.highest
    return { pitch: isVoice ? pitch : undefined, level: loudness(piece) }
  })
}

/** Takes out what is deeper than voices: the hum of the mains, steps, and a microphone that is off its middle. */
function withoutRumble(samples: Float32Array): Float32Array {
  const keep = Math.exp((-2 * Math.PI * voices.lowest) / sampleRate)
  let [before, result] = [0, 0]
  return samples.map((sample) => {
    result = keep * (result + sample - before)
    before = sample
    return result
  })
}
