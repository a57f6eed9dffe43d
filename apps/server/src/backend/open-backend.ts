import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { startCluster } from '../database/cluster/start-cluster.ts'
import { openFront, type FrontOptions } from '../front/open-front.ts'
import type { Backend, MailboxEntry } from './backend.ts'
import { prepareDataDirectory } from './data-directory.ts'
import { createMailbox } from './mail/mailbox.ts'
import { createSmtp } from './mail/smtp.ts'

export interface BackendDeps {
  /** The address in mails. */
  siteUrl: () => string
  /** Called for each mail that stays in the mailbox of this server. */
  announceMail: (mail: MailboxEntry) => void
  /** Takes lines that the operator reads in the terminal. */
  announce: (line: string) => void
  log: Logger
  /** Of this program. */
  version: string
}

type BackendConfig = Pick<Config, 'database' | 'dataDir' | 'files' | 'smtp' | 'trustedProxies'>

/**
 * Opens the backend that the configuration chose.
 * @throws StartError with one line for the operator
 */
export async function openBackend(config: BackendConfig, deps: BackendDeps): Promise<Backend> {
  const { database, dataDir, files, smtp, trustedProxies } = config
  const { siteUrl, announceMail, log, version, announce } = deps
  if (database.mode === 'supabase') {
    const { openExternal } = await import('./open-external.ts')
    return openExternal(database, log)
  }
  await prepareDataDirectory(dataDir)
  const mailbox = createMailbox(() => new Date(), announceMail)
  const mail: FrontOptions['mail'] = smtp
    ? { mode: 'smtp', transport: createSmtp(smtp) }
    : { mode: 'mailbox', transport: mailbox, mailbox }
  const options = { siteUrl, mail, files, trustedProxies, log, version, announce }
  if (database.mode === 'postgres')
    return openFront({ ...options, mode: 'postgres', location: { url: database.url } })
  const cluster = await startCluster({ dataDir, log })
  try {
    const front = await openFront({ ...options, mode: 'embedded', location: cluster.connection })
    return { ...front, close: () => front.close().finally(cluster.stop) }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}
