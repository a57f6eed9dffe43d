import type { MailboxEntry } from '../backend.ts'

export type Mail = Omit<MailboxEntry, 'sentAt'>

/** Takes a finished mail to its receiver. */
export interface MailTransport {
  send: (mail: Mail) => Promise<void>
}
