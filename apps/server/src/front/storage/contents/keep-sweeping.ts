import type { Logger } from 'pino'
import type { Database } from '../../../database/database.ts'
import type { ObjectContents } from './contents.ts'
import { sweepContents } from './sweep-contents.ts'

const hour = 60 * 60_000

interface SweepDeps {
  database: Pick<Database, 'query'>
  contents: Pick<ObjectContents, 'remove'>
  log: Logger
}

/**
 * Sweeps contents that no row names now and every hour. It holds up nothing; what fails is done an hour later.
 * @returns how to end it
 */
export function keepSweeping({ database, contents, log }: SweepDeps): () => Promise<void> {
  let running = Promise.resolve()
  const sweep = async (): Promise<void> => {
    try {
      const swept = await sweepContents(database, contents)
      if (swept > 0) log.info({ swept }, 'Contents that no file named were removed')
    } catch (err) {
      log.warn({ err }, 'Contents that no file names could not be removed')
    }
  }
  const begin = () => {
    running = running.then(sweep)
  }
  begin()
  const timer = setInterval(begin, hour).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
