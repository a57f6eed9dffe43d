import { describe, expect, it } from 'vitest'
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
