import {
  beginSlice,
  countMoment,
  type PracticeMoment,
  type PracticeSlice,
  type RunningSlice,
} from '@lingarden/domain/analytics/practice-slice'

/** Milliseconds of requirement 9.4a. */
export const practiceTick = 1000
export const practiceSync = 30_000
/** Milliseconds without a sign of the learner after which nothing is counted. */
export const idleAfter = 120_000

/** What is practised. */
export type PracticeSession = Pick<PracticeSlice, 'languageCode' | 'kind'> & { userId: string }

export interface PracticeCounter {
  /** Begins to count a session; gives back how to end it. Of several sessions the one begun last is counted. */
  start: (session: PracticeSession) => () => void
  /** The learner did something. */
  noteActivity: () => void
  /** Whether the page is shown. */
  setVisible: (isVisible: boolean) => void
}

interface PracticeCounterDeps {
  look: () => PracticeMoment
  /** Milliseconds of a clock that never goes back, the one of `look`. */
  passed: () => number
  newId: () => string
  /** Calls back again and again; returns how to end that. */
  every: (milliseconds: number, run: () => void) => () => void
  /** Calls back once this tab is the only one that counts for a learner; returns how to let another tab. */
  lead: (userId: string, onLead: () => void) => () => void
  keep: (userId: string, slice: PracticeSlice) => void
  /** Every 30 seconds of counting, and when it pauses. */
  onSync: (session: PracticeSession) => void
}

/**
 * Counts practice: while a session runs, the page is shown and the learner gave a sign of themselves within two minutes,
 * in one tab at a time.
 */
export function createPracticeCounter(deps: PracticeCounterDeps): PracticeCounter {
  const sessions: PracticeSession[] = []
  let isVisible = true
  let activeAt = deps.passed()
  let counting: { session: PracticeSession; end: () => void } | undefined

  const isIdle = () => deps.passed() - activeAt >= idleAfter

  /** Counts what should be counted now, and nothing else. */
  function follow() {
    const session = isVisible && !isIdle() ? sessions.at(-1) : undefined
    if (counting?.session === session) return
    counting?.end()
    counting = session && { session, end: count(session) }
  }

  function count(session: PracticeSession): () => void {
    let running: RunningSlice | undefined
    let syncedAt = deps.passed()
    let endTicks: (() => void) | undefined

    function advance() {
      if (!running) return
      const moment = deps.look()
      const counted = countMoment(running, moment)
      running = counted.running
      deps.keep(session.userId, running.slice)
      if (counted.isOver) running = beginSlice(deps.newId(), session, moment)
    }
    function tick() {
      advance()
      const passed = deps.passed()
      if (passed - syncedAt >= practiceSync) {
        syncedAt = passed
        deps.onSync(session)
      }
      follow()
    }
    const letGo = deps.lead(session.userId, () => {
      const moment = deps.look()
      syncedAt = moment.passed
      running = beginSlice(deps.newId(), session, moment)
      endTicks = deps.every(practiceTick, tick)
    })
    return () => {
      advance()
      endTicks?.()
      letGo()
      if (running) deps.onSync(session)
    }
  }

  return {
    start: (session) => {
      sessions.push(session)
      // Opening it is a sign of the learner.
      activeAt = deps.passed()
      follow()
      return () => {
        const place = sessions.indexOf(session)
        if (place >= 0) sessions.splice(place, 1)
        follow()
      }
    },
    noteActivity: () => {
      activeAt = deps.passed()
      follow()
    },
    setVisible: (visible) => {
      isVisible = visible
      if (visible) activeAt = deps.passed()
      follow()
    },
  }
}
