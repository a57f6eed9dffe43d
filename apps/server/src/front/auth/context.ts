import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { MailTransport } from '../../backend/mail/mail.ts'
import type { Database } from '../../database/database.ts'
import type { AppEnv } from '../../http/context.ts'
import type { FrontKeys } from '../keys.ts'
import type { Limits } from '../limits/limits.ts'

/** The operator's switches, as far as accounts care. */
export interface AccountSwitches {
  current: () => {
    signupDisabled: boolean
    signupMessage: string | null
  }
}

/** What the account service stands on. */
export interface AuthDeps {
  database: Database
  keys: FrontKeys
  limits: Limits
  switches: AccountSwitches
  /** Milliseconds since the epoch. */
  now: () => number
  log: Logger
  /** The address of the site, in mails and redirects. */
  siteUrl: () => string
  mail: MailTransport
  /** Who asks, by address; null where that is not known. */
  addressOf: (c: Context<AppEnv>) => string | null
}

/** The browser that a session is used from. */
export interface Browser {
  userAgent: string
  address: string | null
}
