/** What is heard in one short span of speech; spans are equally long and follow each other. */
export interface VoiceFrame {
  /** Hertz; undefined where nothing is sung: silence, breath, s and t. */
  pitch: number | undefined
  /** Loudness, 0 to 1. */
  level: number
}

/** Frames on each side whose middle pitch counts, so that one that was misheard by an octave leaves no trace. */
const smoothing = 2
/** Frames without a pitch that are taken for misheard when there is one before and after. */
const longestHole = 6
/** Semitones by which a pitch must move to be heard as moving. */
const audibleMove = 1.5
/** Semitones below both ends from which a contour is a dip. */
const audibleDip = 1
/** Share of the points of a syllable that must be heard before anything is said of it. */
const enough = 0.3

/**
 * The pitch of each frame in semitones over the speaker's own middle, smoothed, so that a deep voice and a high one can be
 * laid over each other.
 */
export function toSemitones(frames: readonly VoiceFrame[]): (number | undefined)[] {
  const middle = median(frames.flatMap(({ pitch }) => pitch ?? []))
  if (middle === undefined) return frames.map(() => undefined)
  const pitches = frames.map(({ pitch }, place) => {
    if (pitch === undefined) return undefined
    const around = frames.slice(Math.max(0, place - smoothing), place + smoothing + 1)
    const smooth = median(around.flatMap((frame) => frame.pitch ?? [])) ?? pitch
    return 12 * Math.log2(smooth / middle)
  })
  return bridgeHoles(pitches)
}

/** Draws a straight line over short holes. */
function bridgeHoles(values: readonly (number | undefined)[]): (number | undefined)[] {
  const bridged = values.slice()
  let last: { place: number; value: number } | undefined
  for (const [place, value] of values.entries()) {
    if (value === undefined) continue
    const hole = last ? place - last.place - 1 : 0
    if (last && hole <= longestHole) {
      for (let step = 1; step <= hole; step++)
        bridged[last.place + step] = last.value + ((value - last.value) * step) / (hole + 1)
    }
    last = { place, value }
  }
  return bridged
}

/**
 * The contour of one span at `count` equally distant points; undefined where nothing is sung.
 * @param from, to places among the values, `to` excluded
 */
export function sampleContour(
  values: readonly (number | undefined)[],
  from: number,
  to: number,
  count: number,
): (number | undefined)[] {
  return Array.from({ length: count }, (_, point) => {
    const place = from + ((to - from - 1) * point) / Math.max(1, count - 1)
    return values[Math.round(place)]
  })
}

/** How a pitch moves through a syllable, for those who cannot see the picture. */
export type ContourShape = 'level' | 'rising' | 'falling' | 'dipping' | 'none'

export function shapeOf(contour: readonly (number | undefined)[]): ContourShape {
  const heard = contour.filter((value) => value !== undefined)
  const [first, last] = [heard[0], heard.at(-1)]
  if (first === undefined || last === undefined || heard.length < contour.length * enough) return 'none'
  const lowest = Math.min(...heard)
  if (lowest < first - audibleDip && lowest < last - audibleDip) return 'dipping'
  if (last - first >= audibleMove) return 'rising'
  return first - last >= audibleMove ? 'falling' : 'level'
}

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}
