import type { SpokenWord } from '../speech.ts'
import { alignVoices } from './align-voices.ts'
import { sampleContour, shapeOf, toSemitones, type ContourShape, type VoiceFrame } from './pitch-contour.ts'

/** One Han character with how it was said: semitones over the speaker's middle, at equally distant points. */
export interface ToneContour {
  syllable: string
  model: { points: (number | undefined)[]; shape: ContourShape }
  learner: { points: (number | undefined)[]; shape: ContourShape }
}

/** Points of a contour. */
const points = 16
/** Loudness against the loudest below which a frame is before or after the sentence. */
const edge = 0.08

interface Reading {
  frames: readonly VoiceFrame[]
  /** Seconds from one frame to the next. */
  step: number
}

/**
 * The tones of a Mandarin sentence, the learner's beside the model's, syllable by syllable.
 * @param words when each word of the model is heard; without them its syllables are taken for equally long
 */
export function toneContours(
  text: string,
  words: readonly SpokenWord[] | undefined,
  model: Reading,
  learner: Reading,
): ToneContour[] {
  const [mine, theirs] = [trim(learner.frames), trim(model.frames)]
  const [own, other] = [toSemitones(mine.frames), toSemitones(theirs.frames)]
  const path = alignVoices(theirs.frames, mine.frames)
  const toFrame = (seconds: number) => Math.round(seconds / model.step) - theirs.from
  const places = words?.length
    ? placeByWords(text, words, toFrame, theirs.frames)
    : placeEvenly(hanOf(text), 0, theirs.frames.length)
  return places.map(({ syllable, from, to }) => {
    const modelPoints = sampleContour(other, from, to, points)
    const learnerPoints = sampleContour(own, path[from] ?? 0, (path[to - 1] ?? 0) + 1, points)
    return {
      syllable,
      model: { points: modelPoints, shape: shapeOf(modelPoints) },
      learner: { points: learnerPoints, shape: shapeOf(learnerPoints) },
    }
  })
}

interface PlacedSyllable {
  syllable: string
  /** Frames, `to` excluded. */
  from: number
  to: number
}

const hanOf = (text: string): string[] => text.match(/\p{Script=Han}/gu) ?? []

function placeByWords(
  text: string,
  words: readonly SpokenWord[],
  toFrame: (seconds: number) => number,
  frames: readonly VoiceFrame[],
): PlacedSyllable[] {
  const within = (frame: number) => Math.min(frames.length, Math.max(0, frame))
  return words.flatMap(({ offset, length, start, end }) => {
    const [from, to] = [within(toFrame(start)), within(toFrame(end))]
    // A word may be said to last until the next begins, over a pause.
    const heard = trim(frames.slice(from, to))
    const begin = from + heard.from
    return placeEvenly(hanOf(text.slice(offset, offset + length)), begin, begin + heard.frames.length)
  })
}

function placeEvenly(syllables: readonly string[], from: number, to: number): PlacedSyllable[] {
  const share = (to - from) / Math.max(1, syllables.length)
  return syllables.map((syllable, place) => ({
    syllable,
    from: Math.round(from + share * place),
    to: Math.max(Math.round(from + share * place) + 1, Math.round(from + share * (place + 1))),
  }))
}

/** The frames from the first that is heard to the last. */
function trim(frames: readonly VoiceFrame[]): { frames: readonly VoiceFrame[]; from: number } {
  const loudest = Math.max(0, ...frames.map(({ level }) => level))
  const isHeard = ({ level }: VoiceFrame) => level > loudest * edge
  const from = Math.max(0, frames.findIndex(isHeard))
  return { frames: frames.slice(from, frames.findLastIndex(isHeard) + 1), from }
}
