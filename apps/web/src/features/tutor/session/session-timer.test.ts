import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSessionTimer, syncInterval, timerTick, type SessionTimer } from './session-timer'

let time: number
let runs: { period: number; run: () => void }[]
let timer: SessionTimer
const onTick = vi.fn<(seconds: number) => void>()
const onSync = vi.fn<() => void>()

beforeEach(() => {
  time = 5_000_000
  runs = []
  onTick.mockReset()
  onSync.mockReset()
  timer = create(0)
})

function create(initialSeconds: number): SessionTimer {
  return createSessionTimer({
    initialSeconds,
    now: () => time,
    every: (period, run) => {
      const entry = { period, run }
      runs.push(entry)
      return () => void runs.splice(runs.indexOf(entry), 1)
    },
    onTick,
    onSync,
  })
}

function pass(milliseconds: number, step: number = timerTick) {
  for (let passed = 0; passed < milliseconds; passed += step) {
    time += step
    for (const { run } of runs.slice()) run()
  }
}

describe('the session timer', () => {
  it('[4.16a, 9.4a] ticks every second and syncs every 30', () => {
    timer.start()
    expect(runs.map(({ period }) => period)).toEqual([timerTick])
    pass(3000)
    expect(onTick.mock.calls).toEqual([[1], [2], [3]])
    pass(26_000)
    expect(onSync).not.toHaveBeenCalled()
    pass(1000)
    expect(onSync).toHaveBeenCalledTimes(1)
    pass(60_000)
    expect(onSync).toHaveBeenCalledTimes(3)
    expect([timerTick, syncInterval]).toEqual([1000, 30_000])
  })

  it('measures by the clock, so that late ticks lose no time', () => {
    timer.start()
    pass(120_000, 60_000)
    expect(timer.seconds()).toBe(120)
    expect(onSync).toHaveBeenCalledTimes(2)
  })

  it('[2.54, 4.16a] stands still while paused, and syncs on pause', () => {
    timer.start()
    pass(5000)
    timer.pause()
    expect(onSync).toHaveBeenCalledTimes(1)
    expect(runs).toEqual([])
    pass(100_000)
    expect(timer.seconds()).toBe(5)
    timer.start()
    pass(2000)
    expect(timer.seconds()).toBe(7)
  })

  it('[4.16a] syncs on stop and begins again at zero', () => {
    timer.start()
    pass(5000)
    timer.stop()
    expect(onSync).toHaveBeenCalledTimes(1)
    expect(onTick).toHaveBeenLastCalledWith(0)
    expect(timer.seconds()).toBe(0)
  })

  it('[3.25] goes on from the time of before', () => {
    timer = create(65)
    timer.start()
    pass(5000)
    expect(timer.seconds()).toBe(70)
    expect(onSync).not.toHaveBeenCalled()
  })

  it('counts once when started twice, and syncs once when paused twice', () => {
    timer.start()
    timer.start()
    pass(2000)
    expect(onTick).toHaveBeenCalledTimes(2)
    timer.pause()
    timer.pause()
    expect(onSync).toHaveBeenCalledTimes(1)
  })
})
