import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import { useEffect, useState, type ReactNode } from 'react'
import { logError } from '@/lib/log'
import { getSupabase } from '@/lib/supabase'
import { noteArrived } from '@/lib/identity/presence'
import {
  isFresh,
  isSessionTooOld,
  loadingSession,
  sessionStateOf,
  type SessionState,
} from '@/lib/identity/session'
import { readStoredSession } from '@/lib/identity/stored-session'
import { SessionProvider } from './session-provider'
import { clearLearnerCaches, isLeaving, leave } from './sign-out'

/** Keeps the session of the auth client as React state, in step with sign-in, refresh and sign-out in any tab. */
export function FollowedSession({ children }: { children: ReactNode }) {
  const [session, setSession] = useState(openingState)
  const queryClient = useQueryClient()

  useEffect(() => followSession(queryClient, setSession), [queryClient])

  return <SessionProvider session={session}>{children}</SessionProvider>
}

/** @returns how to stop */
function followSession(queryClient: QueryClient, setState: (state: SessionState) => void): () => void {
  const { auth } = getSupabase()
  // The auth client forgets a session that the server refuses as it starts, and tells nobody of it then.
  let isKnown = readStoredSession(new Date()) !== undefined
  const hear = (event: AuthChangeEvent, session: Session | null) => {
    if (session && isSessionTooOld(session, new Date())) {
      isKnown = false
      // Deferred: the auth client holds its lock while it calls back.
      setTimeout(() => void leave('local').catch((error: unknown) => logError('Sign-out failed', error)))
      return
    }
    // Without a connection a session that ran out cannot be renewed; it still says who the learner is.
    const unrenewed = event === 'INITIAL_SESSION' && !session ? readStoredSession(new Date()) : undefined
    const current = session ?? unrenewed ?? null
    const hasEnded = isKnown && !current && !isLeaving()
    if (event === 'SIGNED_OUT' || hasEnded) clearLearnerCaches(queryClient)
    if (current) noteArrived(current.user.id)
    isKnown = current !== null
    setState({ ...sessionStateOf(current), ...(hasEnded && { hasEnded }) })
  }
  const { data } = auth.onAuthStateChange(hear)
  return () => data.subscription.unsubscribe()
}

/**
 * A session that still holds needs no waiting for the auth client, which will say the same. Nor does one that ran out,
 * without a connection: the client would try for half a minute.
 */
function openingState(): SessionState {
  const now = new Date()
  const stored = readStoredSession(now)
  return stored && (isFresh(stored, now) || !navigator.onLine) ? sessionStateOf(stored) : loadingSession
}
