import { DataError } from './data-error.ts'

/** Statements of learners and visitors at once: of the pool's ten connections the rest is for sign-ins and limits. */
const most = 7
/** Of these, statements that take longer than a moment. */
const mostSlow = 3
/** In milliseconds. */
const moment = 1000
/** How often it is looked whether somebody waits for the place of a slow one, in milliseconds. */
const lookEvery = 250
/** For how long somebody counts as slow after their last slow statement, in milliseconds. */
const memory = 20_000
/** How long somebody waits for a place, in milliseconds. */
const patience = 5000

/**
 * Runs work that holds a connection, with a place of its own.
 * @param work takes a signal that gives it up: it took long, and others waited for its place
 * @throws DataError 503 where no place became free in time; whatever the work throws, such as the signal's reason
 */
export type EnterGate = <Result>(
  caller: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>

interface Waiter {
  caller: string
  /** @param isSlow whether it begins in one of the places of slow ones */
  start: (isSlow: boolean) => void
}

/**
 * Keeps a few callers' slow statements from keeping all others waiting, however many accounts they have: slow ones have
 * some of the places only, and whoever sent one sends one at a time for a while. While nobody else waits, all go on.
 * @param now milliseconds
 */
export function createStatementGate(now: () => number = () => performance.now()): EnterGate {
  const running = new Map<string, number>()
  const slowRunning = new Set<string>()
  const slowUntil = new Map<string, number>()
  let places = most
  let waiting: Waiter[] = []

  const isSlow = (caller: string) => (slowUntil.get(caller) ?? -Infinity) > now()
  const slowMayRun = (caller: string) => slowRunning.size < mostSlow && !slowRunning.has(caller)
  const mayRun = (caller: string) => places > 0 && (!isSlow(caller) || slowMayRun(caller))
  const countOf = (caller: string) => running.get(caller) ?? 0

  function remember(caller: string): void {
    for (const [known, until] of slowUntil) if (until <= now()) slowUntil.delete(known)
    slowUntil.set(caller, now() + memory)
  }

  /** Whoever has the fewest places goes first. */
  function startNext(): void {
    for (;;) {
      const able = waiting.filter(({ caller }) => mayRun(caller))
      const next = able.toSorted((a, b) => countOf(a.caller) - countOf(b.caller))[0]
      if (!next) return
      waiting = waiting.filter((waiter) => waiter !== next)
      next.start(take(next.caller))
    }
  }

  /** @returns whether it is one of the places of slow ones */
  function take(caller: string): boolean {
    places -= 1
    running.set(caller, countOf(caller) + 1)
    const takesSlow = isSlow(caller)
    if (takesSlow) slowRunning.add(caller)
    return takesSlow
  }

  function giveBack(caller: string, isHolder: boolean): void {
    places += 1
    if (countOf(caller) > 1) running.set(caller, countOf(caller) - 1)
    else running.delete(caller)
    if (isHolder) slowRunning.delete(caller)
    startNext()
  }

  async function enter(caller: string, signal: AbortSignal): Promise<boolean> {
    if (mayRun(caller)) return take(caller)
    const { promise, resolve, reject } = Promise.withResolvers<boolean>()
    const waiter = { caller, start: resolve }
    waiting.push(waiter)
    const timer = setTimeout(() => reject(busy()), patience)
    const leave = () => reject(signal.reason)
    signal.addEventListener('abort', leave)
    try {
      return await promise
    } catch (error) {
      waiting = waiting.filter((other) => other !== waiter)
      throw error
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
    }
  }

  return async (caller, signal, work) => {
    let isHolder = await enter(caller, signal)
    const cut = new AbortController()
    const look = () => {
      remember(caller)
      isHolder ||= slowMayRun(caller)
      if (isHolder) slowRunning.add(caller)
      else if (waiting.some((waiter) => !isSlow(waiter.caller))) cut.abort(gaveWay())
      else timer = setTimeout(look, lookEvery)
    }
    let timer = setTimeout(look, moment)
    try {
      return await work(AbortSignal.any([signal, cut.signal]))
    } finally {
      clearTimeout(timer)
      giveBack(caller, isHolder)
    }
  }
}

const retryAfter = { 'retry-after': '5' }

const busy = () =>
  new DataError(503, 'PGRST003', 'The server is busy. Please try again in a moment.', { headers: retryAfter })

const gaveWay = () =>
  new DataError(503, '57014', 'This took long, and others were waiting. Please try again in a moment.', {
    headers: retryAfter,
  })
