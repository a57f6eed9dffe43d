import { createMp3Encoder } from 'wasm-media-encoders'

/** Kilobits a second: clear speech at 22 kHz. */
const bitrate = 48
/** Samples that an encoder and a decoder put before the first one. */
const delayInSamples = 1105
/** Samples encoded at a time, so that no copy of a long text lies in the encoder. */
const pieceLength = 22_050 * 10

export interface Mp3 {
  audio: Uint8Array<ArrayBuffer>
  /** Seconds that the audio begins later than the samples. */
  delay: number
}

/** Encodes samples of one channel. An encoder holds state and serves one caller at a time. */
export async function createMp3Writer(sampleRate: number): Promise<(samples: Int16Array) => Mp3> {
  const encoder = await createMp3Encoder()
  return (samples) => {
    encoder.configure({ sampleRate, channels: 1, bitrate })
    const parts: Uint8Array[] = []
    for (let start = 0; start < samples.length; start += pieceLength) {
      const piece = Float32Array.from(
        samples.subarray(start, start + pieceLength),
        (sample) => sample / 32_768,
      )
      // What the encoder gives back lies in its own memory until the next call.
      parts.push(encoder.encode([piece]).slice())
    }
    parts.push(encoder.finalize().slice())
    return { audio: new Uint8Array(Buffer.concat(parts)), delay: delayInSamples / sampleRate }
  }
}
