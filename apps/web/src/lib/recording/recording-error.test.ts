import { describe, expect, it } from 'vitest'
import { loudness } from './level-meter'
import { recordingErrorOf } from './recording-error'

const refusal = (name: string) => new DOMException('', name)

describe('a microphone that cannot be had', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
    ['SomethingNew', 'unsupported'],
  ])('%s means %s', (name, problem) => {
    expect(recordingErrorOf(refusal(name)).problem).toBe(problem)
  })
})

it('the level is the root mean square of the samples', () => {
  expect(loudness(new Float32Array([0.5, -0.5, 0.5, -0.5]))).toBeCloseTo(0.5)
  expect(loudness(new Float32Array(8))).toBe(0)
  expect(loudness(new Float32Array())).toBe(0)
})
