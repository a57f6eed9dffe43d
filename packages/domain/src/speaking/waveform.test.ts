import { expect, it } from 'vitest'
import { levelsOf, loudness, peaksOf } from './waveform.ts'

it('the level is the root mean square of the samples', () => {
  expect(loudness(new Float32Array([0.5, -0.5, 0.5, -0.5]))).toBeCloseTo(0.5)
  expect(loudness(new Float32Array(8))).toBe(0)
  expect(loudness(new Float32Array())).toBe(0)
})

it('levels are taken span by span, the last one shorter', () => {
  const samples = new Float32Array([1, 1, 0, 0, 0.5])
  expect(levelsOf(samples, 2, 1)).toEqual([1, 0, 0.5])
  expect(levelsOf(new Float32Array(), 16_000, 0.01)).toEqual([])
})

it('a picture shows every peak, however narrow it is, and is full however short the recording', () => {
  expect(peaksOf([0, 0.2, 0.9, 0.1, 0, 0.3], 3)).toEqual([0.2, 0.9, 0.3])
  expect(peaksOf([0.4, 0.8], 4)).toEqual([0.4, 0.4, 0.8, 0.8])
  expect(peaksOf([], 2)).toEqual([0, 0])
  expect(peaksOf([7], 1)).toEqual([1])
})
