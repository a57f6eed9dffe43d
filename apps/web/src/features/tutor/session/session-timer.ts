/** Milliseconds of requirement 9.4a. */
export const timerTick = 1000
export const syncInterval = 30_000

export interface SessionTimer {
  start: () => void
  /** Stands still until the next start, and syncs. */
  pause: () => void
  /** Ends the session: syncs and begins again at zero. */
  stop: () => void
  /** Whole seconds practised so far. */
  seconds: () => number
}

interface SessionTimerDeps {
  /** Whole seconds practised before. */
  initialSeconds: number
  /** Milliseconds of a clock that never goes back. */
  now: () => number
  /** Calls back again and again; returns how to end that. */
  every: (milliseconds: number, run: () => void) => () => void
  onTick: (seconds: number) => void
  /** Every 30 seconds of practice, and on pause and stop (requirement 4.16a). */
  onSync: () => void
}

/** Measures a practice session by the clock, so that a throttled page loses no time. */
export function createSessionTimer({
  initialSeconds,
  now,
  every,
  onTick,
  onSync,
}: SessionTimerDeps): SessionTimer {
  let practised = initialSeconds * 1000
  let startedAt: number | undefined
  let syncedAt = practised
  let endTicks: (() => void) | undefined

  const elapsed = () => practised + (startedAt === undefined ? 0 : now() - startedAt)
  const seconds = () => Math.floor(elapsed() / 1000)

  function tick() {
    onTick(seconds())
    if (elapsed() - syncedAt < syncInterval) return
    syncedAt = elapsed()
    onSync()
  }

  function pause() {
    if (startedAt === undefined) return
    practised = elapsed()
    startedAt = undefined
    endTicks?.()
    syncedAt = practised
    onSync()
  }

  return {
    start: () => {
      if (startedAt !== undefined) return
      startedAt = now()
      endTicks = every(timerTick, tick)
    },
    pause,
    stop: () => {
      pause()
      practised = 0
      syncedAt = 0
      onTick(0)
    },
    seconds,
  }
}
