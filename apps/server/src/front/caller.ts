import type { ActingRole } from '../database/database.ts'

/** Who sends a request of Supabase's protocols, by the keys that it carries. */
export interface Caller extends ActingRole {
  /** The account, where an access token was sent. */
  userId: string | undefined
  /** The session that the token belongs to. */
  sessionId: string | undefined
}
