import type { MailTransport } from '../../../backend/mail/mail.ts'
import { renderMail, type MailData, type MailKind } from '../../../backend/mail/templates.ts'
import { AuthError } from '../auth-error.ts'
import type { LinkPurpose } from '../tokens/link-token.ts'
import type { AuthUser } from '../users/user-json.ts'

/** After how long a mail counts as failed, in milliseconds. */
const patience = 10_000
/** For how long nobody is told that a mail is on its way after one could not be sent, in milliseconds. */
const outage = 60_000

const kindOf: Record<LinkPurpose, MailKind> = {
  signup: 'confirmation',
  invite: 'invite',
  magiclink: 'magic_link',
  recovery: 'recovery',
  email_change: 'email_change',
}

type About = Partial<Pick<MailData, 'Token' | 'TokenHash' | 'NewEmail' | 'OldEmail'>>

export interface AuthMailer {
  /** Sends a mail; rejects with AuthError 500 where it could not be sent. */
  send: (kind: MailKind, to: string, user: AuthUser, about?: About) => Promise<void>
  sendLink: (purpose: LinkPurpose, to: string, user: AuthUser, token: string) => Promise<void>
  /**
   * Throws while the mail server is known to be out of order, for every address alike: whoever asks for a link is then
   * not told that it is on its way, and learns nothing of who has an account.
   */
  requireOrder: () => void
}

interface MailerDeps {
  transport: MailTransport
  siteUrl: () => string
  now: () => number
}

export function createAuthMailer({ transport, siteUrl, now }: MailerDeps): AuthMailer {
  let brokenUntil = 0
  const send: AuthMailer['send'] = async (kind, to, user, about = {}) => {
    const mail = await renderMail(kind, to, {
      SiteURL: siteUrl().replace(/\/$/, ''),
      Token: '',
      TokenHash: '',
      Email: user.email,
      NewEmail: to,
      OldEmail: user.email,
      Data: user.user_metadata,
      ...about,
    })
    try {
      await within(transport.send(mail))
      brokenUntil = 0
    } catch (cause) {
      // Refused for its receiver, the mail says nothing of the next one's.
      if (!isAboutReceiver(cause)) brokenUntil = now() + outage
      throw notSent(cause)
    }
  }
  return {
    send,
    sendLink: (purpose, to, user, token) => send(kindOf[purpose], to, user, { TokenHash: token }),
    requireOrder: () => {
      if (now() < brokenUntil) throw notSent(undefined)
    },
  }
}

const notSent = (cause: unknown) =>
  new AuthError(500, 'unexpected_failure', 'The email could not be sent. Please try again in a minute.', {
    cause,
  })

async function within(sent: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The mail server did not answer in time')), patience)
  try {
    await Promise.race([sent, late])
  } finally {
    clearTimeout(timer)
  }
}

/** The code that nodemailer gives a mail whose receiver the mail server does not take. */
const isAboutReceiver = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'EENVELOPE'
