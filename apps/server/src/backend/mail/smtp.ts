import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail.ts'

/** Sends mail through the SMTP server of SMTP_URL. */
export function createSmtp({ url, from }: { url: string; from: string }): MailTransport {
  const transport = createTransport(url)
  return {
    send: async ({ to, subject, text, html }) => {
      await transport.sendMail({ from, to, subject, text, html })
    },
  }
}
