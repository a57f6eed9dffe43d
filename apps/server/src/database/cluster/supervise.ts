import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Postmaster, ProcessEnd } from './postmaster.ts'

export interface SuperviseOptions {
  start: () => Promise<Postmaster>
  /** Called whenever it ended unasked. */
  onExit: (end: ProcessEnd) => void
  log: Pick<Logger, 'info' | 'error'>
}

/** Milliseconds before it is started anew: the first is short, as it may have been killed by chance. */
const firstPause = 50
const longestPause = 10_000

/**
 * Keeps PostgreSQL running: one that ends unasked is started anew, for as long as it takes.
 * @returns stops it, in order
 */
export function supervise(first: Postmaster, { start, onExit, log }: SuperviseOptions): () => Promise<void> {
  const stopping = new AbortController()
  let current: Postmaster | undefined = first
  const keeping = keep()

  async function keep(): Promise<void> {
    while (current) {
      const end: ProcessEnd = await current.ended
      current = undefined
      if (stopping.signal.aborted) return
      log.error({ ...end }, 'The database ended unasked; it is started anew.')
      onExit(end)
      current = await startAnew()
      if (current && stopping.signal.aborted) return endInOrder(current)
    }
  }

  async function startAnew(): Promise<Postmaster | undefined> {
    for (let pause = firstPause; await mayGoOn(pause); pause = Math.min(pause * 2, longestPause)) {
      try {
        const postmaster = await start()
        log.info('The database runs again.')
        return postmaster
      } catch (error) {
        log.error({ err: error }, 'The database could not be started anew; this is tried again.')
      }
    }
    return undefined
  }

  const mayGoOn = async (pause: number) => {
    await setTimeout(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
    return !stopping.signal.aborted
  }

  return async () => {
    stopping.abort()
    if (current) await endInOrder(current)
    await keeping
  }
}

/**
 * Milliseconds for which PostgreSQL is asked to end in order, and then at once. Whoever stops us waits for it: what is cut
 * short recovers at the next start, and nothing that was acknowledged is lost.
 */
const [patience, lastPatience] = [3000, 1000]

async function endInOrder(postmaster: Postmaster): Promise<void> {
  const limits = [
    globalThis.setTimeout(() => postmaster.end('immediate'), patience),
    globalThis.setTimeout(() => postmaster.end('killed'), patience + lastPatience),
  ]
  postmaster.end('fast')
  await postmaster.ended
  limits.forEach(clearTimeout)
}
