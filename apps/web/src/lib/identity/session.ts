import type { Session } from '@supabase/supabase-js'

/** The signed-in person as the product knows them (requirement 3.11a). */
export interface SessionUser {
  id: string
  email: string
  fullName: string
}

/** Session state of requirement 3.11b: `loading` until the stored session was read once. */
export interface SessionState {
  user: SessionUser | undefined
  loading: boolean
  /** Decided by the email_confirmed_at field. */
  emailConfirmed: boolean
  session: Session | undefined
  /** Whether a sign-in ended that the learner did not end here: another device, or a new password, ended it. */
  hasEnded?: boolean
}

export const loadingSession: SessionState = {
  user: undefined,
  loading: true,
  emailConfirmed: false,
  session: undefined,
}

export function sessionStateOf(session: Session | null): SessionState {
  if (!session) return { user: undefined, loading: false, emailConfirmed: false, session: undefined }
  const { id, email = '', email_confirmed_at: confirmedAt, user_metadata: metadata } = session.user
  const fullName: unknown = metadata['full_name']
  return {
    user: { id, email, fullName: typeof fullName === 'string' ? fullName : '' },
    loading: false,
    emailConfirmed: Boolean(confirmedAt),
    session,
  }
}

const sessionLifetimeDays = 30

/** Whether the last sign-in is older than 30 days; such a session is signed out locally (requirement 4.4a). */
export function isSessionTooOld(session: Session, now: Date): boolean {
  const lastSignIn = session.user.last_sign_in_at
  if (!lastSignIn) return false
  return now.getTime() - new Date(lastSignIn).getTime() > sessionLifetimeDays * 86_400_000
}

/** Whether its access token still holds, so that nothing needs to be renewed before it is used. */
export const isFresh = ({ expires_at: expiresAt = 0 }: Session, now: Date): boolean =>
  expiresAt * 1000 > now.getTime()
