import type { PracticeSlice } from '@lingarden/domain/analytics/practice-slice'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  createPracticeCounter,
  idleAfter,
  practiceSync,
  practiceTick,
  type PracticeCounter,
} from './practice-counter'

const start = Date.parse('2026-05-05T12:00:00Z')
const tutor = { userId: 'ada', languageCode: 'es-ES', kind: 'tutor' } as const
const review = { userId: 'ada', languageCode: 'es-ES', kind: 'review' } as const

let passed: number
let ids: number
let timers: Set<() => void>
let syncs: string[]
/** Every slice that was kept, by id. */
let kept: Map<string, PracticeSlice>
/** Tabs that want to count, the first of which may. */
let queue: (() => void)[]

beforeEach(() => {
  passed = 0
  ids = 0
  timers = new Set()
  syncs = []
  kept = new Map()
  queue = []
})

function openTab(): PracticeCounter {
  return createPracticeCounter({
    look: () => ({ now: start + passed, passed, timeZone: 'UTC' }),
    passed: () => passed,
    newId: () => String(ids++),
    every: (_period, run) => {
      timers.add(run)
      return () => void timers.delete(run)
    },
    lead: (_userId, onLead) => {
      queue.push(onLead)
      if (queue[0] === onLead) onLead()
      return () => {
        const wasFirst = queue[0] === onLead
        queue.splice(queue.indexOf(onLead), 1)
        if (wasFirst) queue[0]?.()
      }
    },
    keep: (_userId, slice) => void kept.set(slice.id, slice),
    onSync: ({ kind }) => syncs.push(kind),
  })
}

function pass(seconds: number): void {
  for (let second = 0; second < seconds; second++) {
    passed += practiceTick
    for (const run of Array.from(timers)) run()
  }
}
const total = () => [...kept.values()].reduce((sum, { seconds }) => sum + seconds, 0)

describe('the counter of practice', () => {
  it('[9.4a, 4.16a] ticks every second, and syncs every 30 and on the end', () => {
    const end = openTab().start(tutor)
    pass(29)
    expect(syncs).toHaveLength(0)
    pass(1)
    expect(syncs).toHaveLength(1)
    pass(40)
    end()
    expect(syncs).toHaveLength(3)
    expect(total()).toBe(70)
    pass(10)
    expect(total()).toBe(70)
    expect([practiceTick, practiceSync]).toEqual([1000, 30_000])
  })

  it('keeps every second as it passes, so that a page that dies loses none', () => {
    openTab().start(tutor)
    pass(17)
    expect(total()).toBe(17)
  })

  it('counts nothing without a session', () => {
    const tab = openTab()
    tab.noteActivity()
    pass(60)
    expect(total()).toBe(0)
  })

  it('stands still while the page is hidden, and begins another slice after it', () => {
    const tab = openTab()
    tab.start(tutor)
    pass(10)
    tab.setVisible(false)
    expect(syncs).toHaveLength(1)
    pass(500)
    tab.setVisible(true)
    pass(5)
    expect([...kept.values()].map(({ seconds }) => seconds)).toEqual([10, 5])
  })

  it('stops after two minutes without a sign of the learner, and goes on with the next one', () => {
    const tab = openTab()
    tab.start(tutor)
    pass(100)
    tab.noteActivity()
    pass(500)
    expect(total()).toBe(220)
    tab.noteActivity()
    pass(7)
    expect(total()).toBe(227)
    expect(idleAfter).toBe(120_000)
  })

  it('counts two tabs once, and goes on in the one that is left', () => {
    const [first, second] = [openTab(), openTab()]
    const end = first.start(tutor)
    second.start(tutor)
    pass(20)
    expect(total()).toBe(20)
    end()
    pass(10)
    expect(total()).toBe(30)
  })

  it('counts the session that was begun last, and then the one before it', () => {
    const tab = openTab()
    tab.start(tutor)
    pass(10)
    const end = tab.start(review)
    pass(20)
    end()
    pass(5)
    expect([...kept.values()].map(({ kind, seconds }) => [kind, seconds])).toEqual([
      ['tutor', 10],
      ['review', 20],
      ['tutor', 5],
    ])
  })

  it('is ended once, however often it is told', () => {
    const tab = openTab()
    tab.start(tutor)
    const end = tab.start({ ...tutor })
    end()
    end()
    pass(5)
    expect(total()).toBe(5)
  })
})
