import { describe, expect, it } from 'vitest'
import { alignVoices } from './align-voices.ts'
import { shapeOf, toSemitones, type VoiceFrame } from './pitch-contour.ts'
import { toneContours } from './tone-contours.ts'

const silence = (count: number): VoiceFrame[] =>
  Array.from({ length: count }, () => ({ pitch: undefined, level: 0 }))

/** A syllable whose pitch moves evenly between semitones over `base` hertz, swelling and fading. */
const sung = (count: number, path: readonly number[], base: number): VoiceFrame[] =>
  Array.from({ length: count }, (_, place) => {
    const at = (place / (count - 1)) * (path.length - 1)
    const [low, high] = [path[Math.floor(at)]!, path[Math.ceil(at)]!]
    const semitones = low + (high - low) * (at - Math.floor(at))
    const level = 0.2 + 0.6 * Math.sin((Math.PI * place) / (count - 1))
    return { pitch: base * 2 ** (semitones / 12), level }
  })

const tones = { 1: [4, 4], 2: [-3, 4], 3: [-1, -6, -1], 4: [5, -5] }

/** The four tones one after the other. */
const fourTones = (base: number, length: number) =>
  [1, 2, 3, 4].flatMap((tone) => [
    ...sung(length, tones[tone as 1 | 2 | 3 | 4], base),
    ...silence(Math.round(length / 4)),
  ])

describe('the tones of a sentence', () => {
  it('are told by their shapes, whatever the pitch of the voice', () => {
    for (const base of [110, 230]) {
      const shapes = [1, 2, 3, 4].map((tone) =>
        shapeOf(toSemitones(sung(20, tones[tone as 1 | 2 | 3 | 4], base))),
      )
      expect(shapes).toEqual(['level', 'rising', 'dipping', 'falling'])
    }
  })

  it('lie over each other although the learner is deeper, slower and begins later', () => {
    const model = { frames: [...silence(10), ...fourTones(230, 20)], step: 0.01 }
    const learner = { frames: [...silence(60), ...fourTones(110, 32), ...silence(40)], step: 0.01 }
    const words = [0, 1, 2, 3].map((place) => ({
      offset: place,
      length: 1,
      start: 0.1 + place * 0.25,
      end: 0.3 + place * 0.25,
    }))
    const contours = toneContours('妈麻马骂', words, model, learner)
    expect(contours.map(({ syllable }) => syllable).join('')).toBe('妈麻马骂')
    expect(contours.map(({ model: { shape } }) => shape)).toEqual(['level', 'rising', 'dipping', 'falling'])
    expect(contours.map(({ learner: { shape } }) => shape)).toEqual(['level', 'rising', 'dipping', 'falling'])
  })

  it('show another tone where the learner says another', () => {
    const model = { frames: sung(30, tones[4], 200), step: 0.01 }
    const learner = { frames: sung(30, tones[2], 200), step: 0.01 }
    const [contour] = toneContours('骂', undefined, model, learner)
    expect([contour?.model.shape, contour?.learner.shape]).toEqual(['falling', 'rising'])
  })

  it('are not told where the learner said nothing', () => {
    const model = { frames: sung(30, tones[1], 200), step: 0.01 }
    for (const frames of [[], silence(30)]) {
      const [contour] = toneContours('妈', undefined, model, { frames, step: 0.01 })
      expect(contour?.learner.shape).toBe('none')
    }
  })
})

it('an octave that was misheard for a frame leaves no trace', () => {
  const frames = sung(21, [0, 0], 200)
  frames[10] = { pitch: 400, level: 0.8 }
  expect(Math.max(...toSemitones(frames).map((value) => Math.abs(value ?? 0)))).toBeLessThan(0.01)
})

it('a short hole in a voice is bridged, a long one is silence', () => {
  const frames = sung(30, [0, 0], 200)
  for (const place of [10, 11, 12]) frames[place] = { pitch: undefined, level: 0.1 }
  expect(toSemitones(frames).every((value) => value !== undefined)).toBe(true)
  expect(toSemitones([...frames, ...silence(10), ...frames])[34]).toBeUndefined()
})

it('laying a reading over itself changes nothing, and never goes back', () => {
  const frames = fourTones(150, 12)
  expect(alignVoices(frames, frames)).toEqual(frames.map((_, place) => place))
  const path = alignVoices(frames, fourTones(150, 20))
  expect(path).toEqual(path.toSorted((a, b) => a - b))
})
