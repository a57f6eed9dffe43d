import type { MailboxEntry } from '../backend.ts'
import type { MailTransport } from './mail.ts'

/** Mails kept; the oldest go first. */
const capacity = 200

export interface Mailbox extends MailTransport {
  mails: () => readonly MailboxEntry[]
}

/** Keeps mails in memory, for a server that sends none; their link is announced so that it stands in the terminal. */
export function createMailbox(now: () => Date, announce: (mail: MailboxEntry) => void): Mailbox {
  const mails: MailboxEntry[] = []
  return {
    mails: () => mails,
    send: (mail) => {
      const entry = { ...mail, sentAt: now().toISOString() }
      mails.push(entry)
      if (mails.length > capacity) mails.shift()
      announce(entry)
      return Promise.resolve()
    },
  }
}
