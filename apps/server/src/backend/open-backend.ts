import type { Config } from '../config.ts'
import type { Backend, MailboxEntry } from './backend.ts'
import { openEmbedded, type EmbeddedOptions } from './embedded/open-embedded.ts'
import { createMailbox } from './mail/mailbox.ts'
import { createSmtp } from './mail/smtp.ts'
import { openExternal } from './open-external.ts'

interface BackendDeps {
  /** The address in mails. */
  siteUrl: () => string
  /** Called for each mail that stays in the mailbox of this server. */
  announceMail: (mail: MailboxEntry) => void
}

/** Opens the backend that the configuration chose. */
export async function openBackend(
  { database, dataDir, smtp }: Pick<Config, 'database' | 'dataDir' | 'smtp'>,
  { siteUrl, announceMail }: BackendDeps,
): Promise<Backend> {
  if (database.mode === 'supabase') return openExternal(database)
  const mailbox = createMailbox(() => new Date(), announceMail)
  const mail: EmbeddedOptions['mail'] = smtp
    ? { mode: 'smtp', transport: createSmtp(smtp) }
    : { mode: 'mailbox', transport: mailbox, mailbox }
  const choice: EmbeddedOptions['database'] =
    database.mode === 'postgres' ? { kind: 'postgres', url: database.url } : { kind: 'pglite' }
  return openEmbedded({ database: choice, dataDir, siteUrl, mail })
}
