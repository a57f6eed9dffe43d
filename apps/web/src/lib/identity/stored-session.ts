import type { Session } from '@supabase/supabase-js'
import { isSessionTooOld } from './session'
import { sessionKey } from './session-key'

/**
 * The session that this browser keeps, also where it ran out and cannot be renewed for want of a connection; undefined
 * where there is none. A session that the server refused is not kept.
 */
export function readStoredSession(now: Date): Session | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(sessionKey()) ?? 'null') as Partial<Session> | null
    if (typeof stored?.user?.id !== 'string' || typeof stored.access_token !== 'string') return undefined
    const session = stored as Session
    return isSessionTooOld(session, now) ? undefined : session
  } catch {
    return undefined
  }
}
