/** How long a model may take, in milliseconds. */
export interface TimeLimits {
  /** The whole turn, with every attempt. */
  totalMs: number
  /** Until an attempt's first sign of life. */
  firstMs: number
  /** Between two signs of life. */
  gapMs: number
}

export const usualLimits: TimeLimits = { totalMs: 40_000, firstMs: 20_000, gapMs: 15_000 }

/** The model was too slow; the name is what fetch and the SDK know a time-out by. */
class ModelTimeout extends Error {
  override name = 'TimeoutError'
}

/** One guard for the time up to an answer and within it. */
export interface Watchdog {
  /** Fires when a limit has passed, with a ModelTimeout, or when `outer` fires. */
  signal: AbortSignal
  /** The model gave a sign of life. */
  reset: () => void
  /** Ends the watch and whatever still hangs on the signal. */
  end: () => void
}

/**
 * Watches one attempt. The SDK's own limit for the first chunk starts with the response's head, so a server that takes
 * the request and never answers would pass it; this one starts at once.
 */
export function watchAttempt({ firstMs, gapMs }: TimeLimits, outer: AbortSignal): Watchdog {
  const controller = new AbortController()
  const bark = (message: string) => () => controller.abort(new ModelTimeout(message))
  let timer = setTimeout(bark(`nothing came for ${firstMs} ms`), firstMs)
  return {
    signal: AbortSignal.any([controller.signal, outer]),
    reset: () => {
      clearTimeout(timer)
      timer = setTimeout(bark(`the answer stood still for ${gapMs} ms`), gapMs)
    },
    end: () => {
      clearTimeout(timer)
      controller.abort()
    },
  }
}

/** Limits a whole turn, and passes on that the learner has left. */
export function watchTurn({ totalMs }: TimeLimits, leaving: AbortSignal | undefined) {
  const controller = new AbortController()
  const timer = setTimeout(
    () => controller.abort(new ModelTimeout(`the turn took more than ${totalMs} ms`)),
    totalMs,
  )
  const signal = leaving ? AbortSignal.any([controller.signal, leaving]) : controller.signal
  return { signal, end: () => clearTimeout(timer) }
}
