import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minuteOfDay } from './local-day.ts'
import {
  beginSlice,
  countMoment,
  longestGap,
  type PracticeMoment,
  type PracticeSlice,
} from './practice-slice.ts'

const session = { languageCode: 'es-ES', kind: 'tutor' } as const

/** Practises from a moment on, looking at the clock as often as `steps` says; milliseconds each. */
function practise(
  from: number,
  timeZone: string,
  steps: readonly { passes: number; clockSet?: number }[],
): PracticeSlice[] {
  let moment: PracticeMoment = { now: from, passed: 0, timeZone }
  let running = beginSlice('0', session, moment)
  const slices: PracticeSlice[] = []
  for (const { passes, clockSet = 0 } of steps) {
    moment = { now: moment.now + passes + clockSet, passed: moment.passed + passes, timeZone }
    const counted = countMoment(running, moment)
    running = counted.running
    if (!counted.isOver) continue
    slices.push(running.slice)
    running = beginSlice(String(slices.length), session, moment)
  }
  return [...slices, running.slice]
}

const seconds = (count: number) => Array.from({ length: count }, () => ({ passes: 1000 }))
const daysOf = (slices: readonly PracticeSlice[]) => slices.map(({ date, seconds: length }) => [date, length])

describe('a practice slice', () => {
  // A minute before midnight, and a minute after it; the clocks change in Los Angeles and Auckland that night.
  it.each([
    ['Pacific/Auckland', '2026-04-04T10:59:00Z', '2026-04-04', '2026-04-05'],
    ['Asia/Kathmandu', '2026-03-08T18:14:00Z', '2026-03-08', '2026-03-09'],
    ['America/Los_Angeles', '2026-03-08T07:59:00Z', '2026-03-07', '2026-03-08'],
    ['Asia/Shanghai', '2028-02-28T15:59:00Z', '2028-02-28', '2028-02-29'],
    ['Asia/Shanghai', '2028-02-29T15:59:00Z', '2028-02-29', '2028-03-01'],
  ])('[4.18a] splits at the midnight of %s', (timeZone, from, before, after) => {
    expect(daysOf(practise(Date.parse(from), timeZone, seconds(120)))).toEqual([
      [before, 60],
      [after, 60],
    ])
  })

  it.each([
    ['goes forward', 'America/Los_Angeles', '2026-03-08T09:30:00Z', '2026-03-08', 90],
    ['goes back', 'America/Los_Angeles', '2026-11-01T08:30:00Z', '2026-11-01', 90],
    ['goes back', 'Pacific/Auckland', '2026-04-04T13:30:00Z', '2026-04-05', 150],
  ])('is not split, and loses nothing, where daylight saving %s', (_name, zone, from, date, minute) => {
    const [slice, ...others] = practise(Date.parse(from), zone, seconds(3600))
    expect(others).toEqual([])
    expect(slice).toMatchObject({ date, seconds: 3600, minuteOfDay: minute })
  })

  it('[4.18d] does not count the sleep of a device', () => {
    const slices = practise(0, 'UTC', [...seconds(30), { passes: 3_600_000 }, ...seconds(20)])
    expect(slices.map(({ seconds: length }) => length)).toEqual([30, 20])
    expect(slices[1]?.startedAt).toBe(3_630_000)
  })

  it.each([
    ['forward', 5 * 3_600_000],
    ['back', -5 * 3_600_000],
  ])('begins anew where the clock is set %s, and counts what really passed', (_name, clockSet) => {
    const noon = Date.parse('2026-05-05T12:00:00Z')
    const slices = practise(noon, 'UTC', [...seconds(30), { passes: 1000, clockSet }, ...seconds(20)])
    expect(slices.map(({ seconds: length }) => length)).toEqual([31, 20])
  })

  it('[4.18d] counts no more than passed, whatever the clocks do', () => {
    const step = fc.record({
      passes: fc.integer({ min: 0, max: 3 * longestGap }),
      clockSet: fc.oneof(fc.constant(0), fc.integer({ min: -100_000_000, max: 100_000_000 })),
    })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const start = Date.parse('2026-05-05T12:00:00Z')
        const counted = practise(start, 'Asia/Kathmandu', steps).reduce(
          (sum, slice) => sum + slice.seconds,
          0,
        )
        const passed = steps.reduce((sum, { passes }) => sum + (passes > longestGap ? 0 : passes), 0)
        expect(counted).toBeLessThanOrEqual(passed / 1000)
      }),
    )
  })
})

it('the clock on the wall counts minutes from midnight, also where the hour is not whole', () => {
  expect(minuteOfDay(Date.parse('2026-03-08T18:15:00Z'), 'Asia/Kathmandu')).toBe(0)
  expect(minuteOfDay(Date.parse('2026-03-08T18:14:59Z'), 'Asia/Kathmandu')).toBe(1439)
})
