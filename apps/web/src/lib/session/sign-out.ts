import type { QueryClient } from '@tanstack/react-query'
import { clearLocal } from '@/lib/local-store'
import { logError } from '@/lib/log'
import { getSupabase } from '@/lib/supabase'
import { clearings, onSignOut } from '@/lib/identity/clearings'
import { hasLeft, noteLeft } from '@/lib/identity/presence'
import { readStoredSession } from '@/lib/identity/stored-session'

// A page that finds its session ended as it opens has loaded none of the modules that keep something.
onSignOut(async () => {
  const { clearBrowserDatabases } = await import('@/lib/browser-storage/clear-databases')
  await clearBrowserDatabases()
})
onSignOut(async () => {
  const { clearBrowserFiles } = await import('@/lib/browser-storage/clear-files')
  await clearBrowserFiles()
})

interface Farewell {
  send: () => Promise<unknown>
  /** How many things of its kind have not reached the server. */
  countLeft: () => Promise<number> | number
}

const farewells = new Set<Farewell>()

/**
 * Lets something be sent while the session still stands.
 * @param countLeft how many things would be lost by a sign-out now
 * @returns how to withdraw it
 */
export function beforeSignOut(
  send: Farewell['send'],
  countLeft: Farewell['countLeft'] = () => 0,
): () => void {
  const farewell = { send, countLeft }
  farewells.add(farewell)
  return () => void farewells.delete(farewell)
}

type AskLearner = () => Promise<boolean>
let askLearner: AskLearner | undefined

/** Lets the learner be asked whether to sign out though some things would be lost; gives back how to withdraw it. */
export function askBeforeLosing(ask: AskLearner): () => void {
  askLearner = ask
  return () => {
    askLearner = undefined
  }
}

/** Milliseconds that a sign-out waits for what is to be sent before it. */
const patience = 6000
/** Milliseconds after which everything is emptied again: a worker may have been writing as the learner left. */
const secondSweep = 2000

/**
 * Forgets everything this browser keeps of the learner (requirement 4.4b). The pages that are still open are told first, so
 * that they write and ask for nothing any more.
 */
export function clearLearnerCaches(queryClient: QueryClient): void {
  noteLeft()
  queryClient.clear()
  sweep()
  setTimeout(() => {
    if (hasLeft()) sweep()
  }, secondSweep)
}

function sweep(): void {
  clearLocal()
  for (const clear of clearings) {
    Promise.resolve(clear()).catch((error: unknown) => logError('A cache could not be cleared', error))
  }
}

let leaving = 0

/** Whether a sign-out that was asked for here is under way; any other was caused elsewhere. */
export const isLeaving = (): boolean => leaving > 0

/**
 * Ends the session, here only or everywhere, without a farewell. Here it ends also where the server cannot be told: whoever
 * leaves a machine that others use must not depend on a connection.
 * @throws the auth client's error where it was not done
 */
export async function leave(scope: 'local' | 'global'): Promise<void> {
  leaving++
  try {
    const { error } = await getSupabase().auth.signOut({ scope })
    if (error && (scope === 'global' || readStoredSession(new Date()))) throw error
  } finally {
    leaving--
  }
}

/**
 * Signs out in this browser only (requirement 7.6a), or wherever the learner is signed in. What waits to be sent is sent
 * before; where it cannot be, the learner decides.
 * @returns how it ended: `stayed` is the learner's own choice
 */
export async function signOut(scope: 'local' | 'global' = 'local'): Promise<'left' | 'stayed' | 'failed'> {
  if ((await sayFarewell()) > 0 && askLearner && !(await askLearner())) return 'stayed'
  try {
    await leave(scope)
    return 'left'
  } catch (cause) {
    logError('Sign-out failed', cause)
    return 'failed'
  }
}

/** Sends what waits, as far as that can be done soon; how many things are left. */
async function sayFarewell(): Promise<number> {
  const all = [...farewells]
  const sent = Promise.allSettled(all.map(({ send }) => send()))
  const late = new Promise<[]>((resolve) => setTimeout(() => resolve([]), patience))
  for (const result of await Promise.race([sent, late])) {
    if (result.status === 'rejected') logError('Something was not sent before the sign-out', result.reason)
  }
  const counts = await Promise.all(all.map(async ({ countLeft }) => countLeft()))
  return counts.reduce((sum, count) => sum + count, 0)
}
