import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginTurn, hearTurn, holdTurn, longestWait, silenceSpent, silenceWindow } from './end-of-turn.ts'
import type { SpokenTurn } from './end-of-turn.ts'

const frame = 50
const window = 1500

/** Hears the same for some time, frame by frame. */
function listen(turn: SpokenTurn, isVoice: boolean, from: number, milliseconds: number): SpokenTurn {
  let heard = turn
  for (let now = from + frame; now <= from + milliseconds; now += frame)
    heard = hearTurn(heard, isVoice, now, window)
  return heard
}

it.each([
  ['beginner', 1800],
  ['elementary', 1800],
  ['intermediate', 1500],
  ['advanced', 1200],
  ['native', 1200],
] as const)('%s: %i ms of silence end a turn', (level, milliseconds) => {
  expect(silenceWindow(level)).toBe(milliseconds)
})

describe('the end of a spoken turn', () => {
  const spoken = listen(beginTurn(0), true, 0, 1000)

  it('comes when the silence has lasted the whole window, not a frame before', () => {
    expect(spoken.phase).toBe('speaking')
    expect(listen(spoken, false, 1000, window - frame).phase).toBe('pausing')
    expect(listen(spoken, false, 1000, window).phase).toBe('ended')
  })

  it('does not come while the learner goes on after a pause', () => {
    const paused = listen(spoken, false, 1000, 1000)
    const again = listen(paused, true, 2000, 300)
    expect(again.phase).toBe('speaking')
    expect(listen(again, false, 2300, window - frame).phase).toBe('pausing')
  })

  it('does not come before a first word, however long it takes', () => {
    expect(listen(beginTurn(0), false, 0, 60_000).phase).toBe('waiting')
  })

  it('takes no cough for a turn', () => {
    const cough = listen(beginTurn(0), true, 0, 150)
    expect(listen(cough, false, 150, 10_000).phase).toBe('waiting')
  })

  it('never comes by itself while the learner thinks, and counts anew once they let go', () => {
    const paused = listen(spoken, false, 1000, 500)
    const held = listen(holdTurn(paused, true, 1500), false, 1500, 60_000)
    expect(held.phase).toBe('pausing')
    const released = holdTurn(held, false, 61_500)
    expect(listen(released, false, 61_500, window - frame).phase).toBe('pausing')
    expect(listen(released, false, 61_500, window).phase).toBe('ended')
  })

  it('lets go of the hold by itself when the learner speaks on', () => {
    const held = holdTurn(listen(spoken, false, 1000, 500), true, 1500)
    const again = listen(held, true, 1500, 400)
    expect(again).toMatchObject({ phase: 'speaking', isHeld: false })
  })

  it('switches off after two minutes without a word', () => {
    expect(listen(beginTurn(0), false, 0, longestWait).phase).toBe('abandoned')
  })

  it('tells how much of the silence is spent', () => {
    const paused = listen(spoken, false, 1000, 750)
    expect(silenceSpent(paused, 1750, window)).toBeCloseTo(0.5)
    expect(silenceSpent(holdTurn(paused, true, 1750), 1750, window)).toBe(0)
    expect(silenceSpent(spoken, 1000, window)).toBe(0)
  })

  it('comes after exactly one window of silence, whatever was said before', () => {
    const runs = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 25 })), { maxLength: 12 })
    fc.assert(
      fc.property(runs, (before) => {
        let [turn, now, quiet] = [beginTurn(0), 0, 0]
        const hear = (isVoice: boolean, count: number) => {
          for (let left = count; left > 0 && turn.phase !== 'ended'; left--) {
            now += frame
            quiet = isVoice ? 0 : quiet + frame
            turn = hearTurn(turn, isVoice, now, window)
          }
        }
        for (const [isVoice, count] of before) hear(isVoice, count)
        // A word for certain, so that there is a turn to end.
        hear(true, 10)
        hear(false, 1000)
        expect([turn.phase, quiet]).toEqual(['ended', window])
      }),
    )
  })
})
