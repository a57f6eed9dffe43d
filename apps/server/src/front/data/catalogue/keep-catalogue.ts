import type { Logger } from 'pino'
import type { Database } from '../../../database/database.ts'
import type { Catalogue } from './catalogue.ts'
import { readCatalogue } from './read-catalogue.ts'

/** The channel on which PostgREST is told of a changed schema: `notify pgrst, 'reload schema'`. */
const channel = 'pgrst'

/**
 * Reads the catalogue now, and anew whenever somebody tells that the schema has changed (or may have told, while the
 * connection was gone).
 * @returns the newest one; rejects where the database cannot be reached, and asks again next time
 */
export function keepCatalogue(
  database: Pick<Database, 'run' | 'listen'>,
  log: Logger,
): () => Promise<Catalogue> {
  let newest = read()

  function read(): Promise<Catalogue> {
    const reading = readCatalogue(database)
    // Whoever asks for it is told; nobody may have asked yet.
    reading.catch(() => undefined)
    return reading
  }

  /** Requests go on with the old one until the new one is there. */
  async function reload(): Promise<void> {
    const next = read()
    try {
      await next
      newest = next
    } catch (err) {
      log.warn({ err }, 'The changed schema could not be read')
    }
  }

  const onNotify = (payload: string) => {
    if (payload === '' || payload === 'reload schema') void reload()
  }
  database
    .listen(channel, onNotify, () => void reload())
    .catch((err: unknown) => {
      log.warn({ err }, 'Changes of the schema cannot be heard')
    })

  return async () => {
    try {
      return await newest
    } catch {
      newest = read()
      return newest
    }
  }
}
