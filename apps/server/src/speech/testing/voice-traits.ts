/** What an ear tells voices apart by, each as a logarithm so that differences are ratios. */
export type VoiceTraits = readonly [pitch: number, brightness: number, duration: number]

/** The traits of a recording of one sentence. */
export function voiceTraits(samples: Int16Array, sampleRate: number): VoiceTraits {
  const pitches: number[] = []
  for (let at = 0; at + 1024 < samples.length; at += 1024) {
    const pitch = pitchOf(samples.subarray(at, at + 1024), sampleRate)
    if (pitch) pitches.push(pitch)
  }
  const median = pitches.sort((a, b) => a - b)[pitches.length >> 1] ?? 1
  return [Math.log(median), Math.log(brightness(samples)), Math.log(samples.length / sampleRate)]
}

/** How far two voices are from each other: 0.05 is about the smallest step in pitch that is noticed in speech. */
export const distance = (a: VoiceTraits, b: VoiceTraits): number =>
  Math.hypot(...a.map((trait, index) => trait - (b[index] ?? 0)))

/** The frequency in hertz at which a piece is most like itself; undefined for silence and hissing. */
function pitchOf(piece: Int16Array, sampleRate: number): number | undefined {
  const energy = correlation(piece, 0)
  if (energy / piece.length < 250_000) return undefined
  let best = { lag: 0, value: 0.5 * energy }
  for (let lag = Math.floor(sampleRate / 400); lag < sampleRate / 60; lag += 1) {
    const value = correlation(piece, lag)
    if (value > best.value * 1.05) best = { lag, value }
  }
  return best.lag === 0 ? undefined : sampleRate / best.lag
}

function correlation(piece: Int16Array, lag: number): number {
  let sum = 0
  for (let index = lag; index < piece.length; index += 1)
    sum += (piece[index] ?? 0) * (piece[index - lag] ?? 0)
  return sum
}

/** How fast the samples change for their loudness: high voices of much treble have more. */
function brightness(samples: Int16Array): number {
  let change = 0
  let loudness = 1
  for (let index = 1; index < samples.length; index += 1) {
    change += Math.abs((samples[index] ?? 0) - (samples[index - 1] ?? 0))
    loudness += Math.abs(samples[index] ?? 0)
  }
  return change / loudness
}
