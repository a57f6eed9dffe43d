import { toSemitones, type VoiceFrame } from './pitch-contour.ts'

/** How much each difference between two frames counts. */
const weights = { level: 1, voicing: 0.6, pitch: 0.04 }

/**
 * Lays one reading of a sentence over another, which may be slower here and faster there (dynamic time warping over
 * loudness, voicing and pitch).
 * @returns for each frame of the model, the frame of the learner that stands for it; never going back
 */
export function alignVoices(model: readonly VoiceFrame[], learner: readonly VoiceFrame[]): number[] {
  if (learner.length === 0) return model.map(() => 0)
  const [a, b] = [describe(model), describe(learner)]
  const width = b.length
  const costs = new Float64Array(a.length * width)
  for (const [i, frame] of a.entries()) {
    for (const [j, other] of b.entries()) {
      const before = cheapestBefore(costs, i, j, width)
      costs[i * width + j] = distance(frame, other) + (before?.cost ?? 0)
    }
  }
  return walkBack(costs, a.length, width)
}

interface Description {
  level: number
  isVoiced: boolean
  pitch: number
}

/** Loudness against the loudest, as people stand nearer to their microphones or further away. */
function describe(frames: readonly VoiceFrame[]): Description[] {
  const loudest = Math.max(1e-6, ...frames.map(({ level }) => level))
  const pitches = toSemitones(frames)
  return frames.map(({ level }, place) => ({
    level: Math.sqrt(level / loudest),
    isVoiced: pitches[place] !== undefined,
    pitch: pitches[place] ?? 0,
  }))
}

function distance(a: Description, b: Description): number {
  const voicing = a.isVoiced === b.isVoiced ? 0 : weights.voicing
  const pitch = a.isVoiced && b.isVoiced ? weights.pitch * Math.abs(a.pitch - b.pitch) : 0
  return weights.level * Math.abs(a.level - b.level) + voicing + pitch
}

/** The cheapest of the three neighbours a path may come from; undefined at the beginning. */
function cheapestBefore(costs: Float64Array, i: number, j: number, width: number) {
  let cheapest: { i: number; j: number; cost: number } | undefined
  for (const [down, right] of [
    [1, 1],
    [1, 0],
    [0, 1],
  ] as const) {
    const [x, y] = [i - down, j - right]
    if (x < 0 || y < 0) continue
    const cost = costs[x * width + y] ?? 0
    if (!cheapest || cost < cheapest.cost) cheapest = { i: x, j: y, cost }
  }
  return cheapest
}

function walkBack(costs: Float64Array, height: number, width: number): number[] {
  const path = Array.from({ length: height }, () => 0)
  let place: { i: number; j: number } | undefined = { i: height - 1, j: width - 1 }
  while (place && place.i >= 0) {
    path[place.i] = place.j
    place = cheapestBefore(costs, place.i, place.j, width)
  }
  return path
}
