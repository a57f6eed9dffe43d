import { pino } from 'pino'
import { createMailbox } from '../backend/mail/mailbox.ts'
import type { ClusterConnection } from '../database/cluster/start-cluster.ts'
import { openFront, type Front, type FrontOptions } from '../front/open-front.ts'

/** The real front for tests and scripts, on a database of theirs, with its mailbox and its database at hand. */
export function openTestBackend(
  location: ClusterConnection,
  options: Partial<FrontOptions> = {},
): Promise<Front> {
  const mailbox = createMailbox(
    () => new Date(),
    () => undefined,
  )
  return openFront({
    mode: 'embedded',
    location,
    siteUrl: () => 'http://localhost:3000',
    mail: { mode: 'mailbox', transport: mailbox, mailbox },
    log: pino({ level: 'silent' }),
    version: '0.0.0',
    ...options,
  })
}
