import { format } from 'node:util'
import type { Logger } from 'pino'

const methods = ['log', 'info', 'warn', 'error'] as const

/**
 * Sends what libraries write to the console to the log, at its lowest level but one: the embedded backend prints every
 * statement that a rule refused there, with what the learner had written.
 */
export function quietConsole(console: Pick<Console, (typeof methods)[number]>, log: Logger): void {
  for (const method of methods) {
    console[method] = (...values: unknown[]) => log.debug({ console: method }, format(...values))
  }
}
