import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Blend, NeuralVoice } from '@lingarden/languages/voice-rules'

/** Numbers in a style: the first half is the timbre, the second the prosody. */
export const styleSize = 256
const half = styleSize / 2

/** The style of a voice for a text of so many sounds. */
export type StyleOf = (voice: NeuralVoice, sounds: number) => Float32Array

/** Reads styles from a folder with one file a voice, each when it is first heard. */
export function createStyles(folder: string): StyleOf {
  const read = new Map<string, Float32Array>()
  const rowOf = (name: string, sounds: number): Float32Array => {
    const rows =
      read.get(name) ?? new Float32Array(new Uint8Array(readFileSync(join(folder, `${name}.bin`))).buffer)
    read.set(name, rows)
    const row = Math.min(sounds, rows.length / styleSize - 1)
    return rows.subarray(row * styleSize, (row + 1) * styleSize)
  }
  return ({ timbre, prosody }, sounds) => {
    const mix = (blend: Blend, from: number): Float32Array => {
      const mixed = new Float32Array(half)
      for (const [name, weight] of Object.entries(blend))
        for (const [place, value] of rowOf(name, sounds)
          .subarray(from, from + half)
          .entries())
          mixed[place] = (mixed[place] ?? 0) + weight * value
      return mixed
    }
    return Float32Array.of(...mix(timbre, 0), ...mix(prosody, half))
  }
}
