import type { Backend } from '../backend/backend.ts'
import { openEmbedded, type EmbeddedOptions } from '../backend/embedded/open-embedded.ts'
import type { OpenDatabase } from '../backend/embedded/open-database.ts'
import { createMailbox } from '../backend/mail/mailbox.ts'

export type TestBackend = Backend & { database: OpenDatabase }

/** A real embedded backend for tests and scripts, with its mailbox and its database at hand. */
export async function openTestBackend(
  options: Pick<EmbeddedOptions, 'database' | 'dataDir'> &
    Partial<Pick<EmbeddedOptions, 'siteUrl' | 'withDictionaries'>>,
): Promise<TestBackend> {
  const mailbox = createMailbox(
    () => new Date(),
    () => undefined,
  )
  let database: OpenDatabase | undefined
  const backend = await openEmbedded({
    siteUrl: () => 'http://localhost:3000',
    withDictionaries: false,
    ...options,
    mail: { mode: 'mailbox', transport: mailbox, mailbox },
    onDatabaseOpen: (opened) => {
      database = opened
    },
  })
  if (!database) throw new Error('The backend opened without a database')
  return { ...backend, database }
}
