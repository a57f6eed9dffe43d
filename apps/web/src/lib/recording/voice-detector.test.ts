import { expect, it } from 'vitest'
import { createLevelRule } from './voice-detector'

/** What the rule says of a level that lasts. */
function hear(rule: ReturnType<typeof createLevelRule>, level: number, frames: number): boolean[] {
  return Array.from({ length: frames }, () => rule.hear(level))
}

it('a voice is what is clearly louder than the room', () => {
  const rule = createLevelRule()
  expect(hear(rule, 0.004, 40)).not.toContain(true)
  expect(hear(rule, 0.15, 40)).not.toContain(false)
  expect(hear(rule, 0.004, 40)).not.toContain(true)
})

it('gets used to a fan within half a minute, and hears a voice over it', () => {
  const rule = createLevelRule()
  hear(rule, 0.03, 600)
  expect(rule.hear(0.03)).toBe(false)
  expect(rule.hear(0.2)).toBe(true)
})

it('takes ten seconds of speech for no fan', () => {
  const rule = createLevelRule()
  hear(rule, 0.15, 20)
  const speech = Array.from({ length: 200 }, (_, frame) => rule.hear(frame % 10 < 7 ? 0.15 : 0.005))
  expect(speech.filter(Boolean)).toHaveLength(140)
})
