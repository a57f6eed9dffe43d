import type { LanguageCode } from '@lingarden/languages/find-language'
import { localDay, minuteOfDay, type LocalDay } from './local-day.ts'

/** What a learner practises by. */
export type PracticeKind = 'tutor' | 'review' | 'lesson'

/** A practice slice without a pause, within one day. It may grow; its id stays. */
export interface PracticeSlice {
  /** A UUID chosen by the device, so that telling it again counts nothing twice. */
  id: string
  languageCode: LanguageCode
  kind: PracticeKind
  date: LocalDay
  /** When it began by the learner's clock: minutes since midnight, 0 to 1439. */
  minuteOfDay: number
  /** By the device's clock, in milliseconds since the epoch. */
  startedAt: number
  /** Whole seconds so far. */
  seconds: number
}

/** What the clocks of a device show at one moment. */
export interface PracticeMoment {
  /** Milliseconds since the epoch; may be set forward and back. */
  now: number
  /** Milliseconds of a clock that never goes back. */
  passed: number
  /** IANA name. */
  timeZone: string
}

/** A slice that is being counted. */
export interface RunningSlice {
  slice: PracticeSlice
  /** Milliseconds counted so far. */
  counted: number
  /** `passed` of the last moment. */
  lastPassed: number
}

/** Milliseconds between two looks at the clock above which a device slept: nobody practised meanwhile. */
export const longestGap = 10_000
/** Milliseconds by which the device's clock may be off what was counted before it counts as set anew. */
export const longestDrift = 30_000

/** Begins a slice; the first second is counted by the moments after it. */
export function beginSlice(
  id: string,
  { languageCode, kind }: Pick<PracticeSlice, 'languageCode' | 'kind'>,
  { now, passed, timeZone }: PracticeMoment,
): RunningSlice {
  const date = localDay(now, timeZone)
  const slice = {
    id,
    languageCode,
    kind,
    date,
    minuteOfDay: minuteOfDay(now, timeZone),
    startedAt: now,
    seconds: 0,
  }
  return { slice, counted: 0, lastPassed: passed }
}

/** The slice after the time since the last moment was added to it. */
function lengthen({ slice, counted, lastPassed }: RunningSlice, { passed }: PracticeMoment): RunningSlice {
  const gap = passed - lastPassed
  const after = counted + (gap > 0 && gap <= longestGap ? gap : 0)
  return { slice: { ...slice, seconds: Math.floor(after / 1000) }, counted: after, lastPassed: passed }
}

/**
 * Counts up to a moment. A slice ends where another day begins, where the device slept and where its clock was set;
 * then another one has to be begun.
 * @returns the slice with what was counted, and whether it is over
 */
export function countMoment(
  running: RunningSlice,
  moment: PracticeMoment,
): { running: RunningSlice; isOver: boolean } {
  const slept = moment.passed - running.lastPassed > longestGap
  const after = lengthen(running, moment)
  const expected = after.slice.startedAt + after.counted
  const wasSet = Math.abs(moment.now - expected) > longestDrift
  const isAnotherDay = localDay(moment.now, moment.timeZone) !== after.slice.date
  return { running: after, isOver: slept || wasSet || isAnotherDay }
}
