/** Requests of one caller that may use the database at once; a page of the app needs three or four. */
const mostAtOnce = 4
/** Requests of one caller that may wait for those. */
const mostWaiting = 60

/**
 * Gives each caller a share of the database's connections, so that nobody's slow requests keep the others waiting.
 * @returns how to give the place back; undefined where too many of this caller wait already
 */
export type TakeShare = (caller: string) => Promise<(() => void) | undefined>

export function createFairShare(atOnce = mostAtOnce, waiting = mostWaiting): TakeShare {
  const callers = new Map<string, { running: number; queue: (() => void)[] }>()

  const release = (caller: string): void => {
    const state = callers.get(caller)
    if (!state) return
    const next = state.queue.shift()
    if (next) return next()
    state.running -= 1
    if (state.running === 0) callers.delete(caller)
  }

  return async (caller) => {
    const state = callers.get(caller) ?? { running: 0, queue: [] }
    callers.set(caller, state)
    if (state.running < atOnce) state.running += 1
    else if (state.queue.length >= waiting) return undefined
    else await new Promise<void>((resolve) => state.queue.push(resolve))
    return () => release(caller)
  }
}
