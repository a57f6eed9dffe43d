import { createContext, use, type ReactNode } from 'react'
import { loadingSession, type SessionState, type SessionUser } from '@/lib/identity/session'

const SessionContext = createContext<SessionState>(loadingSession)

/** Tells the pages within whose session this is; `FollowedSession` keeps it in step with the auth client. */
export function SessionProvider({ session, children }: { session: SessionState; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): SessionState {
  return use(SessionContext)
}

/** The signed-in user; only for what stands behind the guard. */
export function useUser(): SessionUser {
  const { user } = useSession()
  if (!user) throw new Error('useUser is called outside the guarded pages')
  return user
}
