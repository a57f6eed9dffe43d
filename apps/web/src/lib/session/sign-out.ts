import type { QueryClient } from '@tanstack/react-query'
import { clearLocal } from '@/lib/local-store'
import { logError } from '@/lib/log'
import { getSupabase } from '@/lib/supabase'

type Clearing = () => Promise<void> | void
const clearings = new Set<Clearing>()

/** Lets a cache be cleared when the learner signs out, without this module knowing the cache. */
export function onSignOut(clear: Clearing): void {
  clearings.add(clear)
}

// A page that finds its session ended as it opens has loaded none of the modules that keep something.
onSignOut(async () => {
  const { clearBrowserDatabases } = await import('@/lib/browser-storage/clear-databases')
  await clearBrowserDatabases()
})

const farewells = new Set<() => Promise<unknown>>()

/** Lets something be sent while the session still stands; gives back how to withdraw it. */
export function beforeSignOut(farewell: () => Promise<unknown>): () => void {
  farewells.add(farewell)
  return () => void farewells.delete(farewell)
}

/** Forgets everything this browser keeps of the learner (requirement 4.4b). */
export function clearLearnerCaches(queryClient: QueryClient): void {
  queryClient.clear()
  clearLocal()
  for (const clear of clearings) {
    Promise.resolve(clear()).catch((error: unknown) => logError('A cache could not be cleared', error))
  }
}

let leaving = 0

/** Whether a sign-out that was asked for here is under way; any other was caused elsewhere. */
export const isLeaving = (): boolean => leaving > 0

/**
 * Ends the session, here only or everywhere, without a farewell.
 * @throws the auth client's error where it was not done
 */
export async function leave(scope: 'local' | 'global'): Promise<void> {
  leaving++
  try {
    const { error } = await getSupabase().auth.signOut({ scope })
    if (error) throw error
  } finally {
    leaving--
  }
}

/**
 * Signs out in this browser only (requirement 7.6a), or wherever the learner is signed in.
 * @returns whether it was done
 */
export async function signOut(scope: 'local' | 'global' = 'local'): Promise<boolean> {
  const sent = await Promise.allSettled(Array.from(farewells, (farewell) => farewell()))
  for (const { reason } of sent.filter((result) => result.status === 'rejected')) {
    logError('Something was not sent before the sign-out', reason)
  }
  try {
    await leave(scope)
    return true
  } catch (cause) {
    logError('Sign-out failed', cause)
    return false
  }
}
