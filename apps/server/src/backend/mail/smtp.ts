import type { MailTransport } from './mail.ts'

/** Sends mail through the SMTP server of SMTP_URL. */
export function createSmtp({ url, from }: { url: string; from: string }): MailTransport {
  // Loaded with the first mail: a start waits for nothing that it does not need.
  let opening: ReturnType<typeof open> | undefined
  const open = async () => (await import('nodemailer')).createTransport(url)
  return {
    send: async ({ to, subject, text, html }) => {
      opening ??= open()
      const transport = await opening
      await transport.sendMail({ from, to, subject, text, html })
    },
  }
}
