import type { Logger } from 'pino'

/** Work that is done after the answer, so that how long it takes tells nobody anything. */
export interface Background {
  run: (what: string, work: () => Promise<void>) => void
  /** Until all of it is done. */
  idle: () => Promise<void>
}

/** Pieces of work at once; beyond them a new one is given up, and the log has it. */
const most = 200

export function createBackground(log: Logger): Background {
  const running = new Set<Promise<void>>()
  return {
    run: (what, work) => {
      if (running.size >= most)
        return log.warn({ what }, 'Too much account work at once; one piece was given up')
      const done: Promise<void> = work()
        .catch((err: unknown) => log.error({ err, what }, 'Account work after an answer failed'))
        .finally(() => running.delete(done))
      running.add(done)
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
