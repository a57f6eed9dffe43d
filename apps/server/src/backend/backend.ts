import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Duplex } from 'node:stream'
import type { Proof } from '../front/auth/sessions/fresh-sign-in.ts'
import type { Limits } from '../front/limits/limits.ts'
import type { Switches } from '../front/switches/switches.ts'
import type { Database } from '../database/database.ts'
import type { CallFunction } from './call-function.ts'

/** How mail leaves this server. */
export type MailMode = 'smtp' | 'mailbox' | 'external'

export interface MailboxEntry {
  to: string
  subject: string
  text: string
  html: string
  /** ISO 8601. */
  sentAt: string
}

/** What the rest of the server knows of the Supabase beneath it, wherever that runs. */
export interface Backend {
  mode: 'embedded' | 'postgres' | 'supabase'
  /** Where the browser finds it; undefined where that is this server itself. */
  publicUrl: string | undefined
  publishableKey: string
  secretKey: string
  mailMode: MailMode
  /** The mails of the embedded mailbox, newest last. */
  mails: () => readonly MailboxEntry[]
  /** The claims of an access token; rejects where its signature or its time does not hold. */
  verifyToken: (token: string) => Promise<unknown>
  /**
   * Asks whoever an access token is of to show that it is them, before something that cannot be taken back.
   * @throws AppError 400 reauthentication_needed where they have not; 400, 422 or 429 where what they showed is wrong
   */
  requireFreshSignIn: (token: string, proof: Proof) => Promise<void>
  call: CallFunction
  /** The database beneath; undefined where only its API is reached. */
  database?: Pick<Database, 'query' | 'run'> | undefined
  /** How often somebody may come, counted together with all other servers of the same database. */
  limits: Limits
  /** What the operator has closed. */
  switches: Switches
  /**
   * Answers a request of Supabase's protocols (/auth/v1, /rest/v1, /storage/v1).
   * @param bindings of the connection it came by; none where this server itself asks
   */
  fetch: (request: Request, bindings?: HttpBindings) => Promise<Response>
  /** Whether learners can be served: reading and writing work. Never rejects. */
  isReady: () => Promise<boolean>
  /** Takes over a WebSocket on /realtime/v1/websocket; undefined where Supabase serves it itself. */
  handleUpgrade: ((request: IncomingMessage, socket: Duplex, head: Buffer) => void) | undefined
  close: () => Promise<void>
}
