import type { App } from '@supabase/lite'
import type { MailTransport } from '../mail/mail.ts'
import { renderMail, type MailKind } from '../mail/templates.ts'

type Mailer = NonNullable<App['_mailer']>

interface MailerDeps {
  /** The address in the links. */
  siteUrl: () => string
  transport: MailTransport
  /** The metadata of an account, for the language of its mails. */
  metadataOf: (email: string) => Promise<Record<string, unknown>>
}

/** Stands in for the backend's own mailer, which cannot choose a language or link to our callback. */
export function createMailer({ siteUrl, transport, metadataOf }: MailerDeps): Mailer {
  const send =
    (kind: MailKind) =>
    async (
      to: string,
      tokenHash: string,
      token: string,
      about?: { newEmail?: string; currentEmail?: string },
    ) => {
      const mail = await renderMail(kind, to, {
        SiteURL: siteUrl(),
        Token: token,
        TokenHash: tokenHash,
        Email: about?.currentEmail ?? to,
        NewEmail: about?.newEmail ?? to,
        Data: await metadataOf(about?.currentEmail ?? to),
      })
      await transport.send(mail)
    }
  const mailer = {
    sendConfirmation: send('confirmation'),
    sendRecovery: send('recovery'),
    sendMagicLink: send('magic_link'),
    sendInvite: send('invite'),
    sendEmailChange: send('email_change'),
    sendReauthentication: (to: string, token: string) => send('reauthentication')(to, '', token),
  }
  // The backend names this class but does not export it; these are the methods it calls.
  return mailer
}
