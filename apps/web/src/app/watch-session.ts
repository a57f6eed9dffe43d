import { getSupabase } from '@/lib/supabase'

/** Milliseconds after the page has opened: its first screen comes first. */
const firstAfter = 5000
/** Milliseconds between two times that the server is asked, unless the page was left meanwhile. */
const every = 5 * 60_000
/** Milliseconds within which coming back to the page is no reason to ask again. */
const recently = 60_000

/**
 * Asks the server now and then whether the session is still there, and whenever the learner comes back to the page. A session
 * that was ended elsewhere, as by a new password, would otherwise be found out when its access token runs out: within an hour.
 * What is known to be over is forgotten by the auth client, which tells of it.
 * @returns how to stop
 */
export function watchSession(now: () => number = Date.now): () => void {
  let askedAt = now()
  const ask = () => {
    if (document.visibilityState === 'hidden' || !navigator.onLine) return
    askedAt = now()
    void forgetEnded()
  }
  const comeBack = () => {
    if (now() - askedAt >= recently) ask()
  }
  const first = setTimeout(ask, firstAfter)
  const timer = setInterval(ask, every)
  document.addEventListener('visibilitychange', comeBack)
  window.addEventListener('online', comeBack)
  return () => {
    clearTimeout(first)
    clearInterval(timer)
    document.removeEventListener('visibilitychange', comeBack)
    window.removeEventListener('online', comeBack)
  }
}

async function forgetEnded(): Promise<void> {
  const { auth } = getSupabase()
  // The client itself forgets a session that is gone; of an account that is gone it only tells.
  const { error } = await auth.getUser()
  if (error?.code === 'user_not_found') await auth.signOut({ scope: 'local' })
}
