import { getRuntimeConfig } from '@/lib/runtime-config'
import { isFresh } from '@/lib/identity/session'
import { readStoredSession } from '@/lib/identity/stored-session'
import { appSettingsAddress, profileAddress } from './addresses'
import { notePrefetched } from './prefetched'

/**
 * Asks for what every first screen waits for, before the scripts that will want it are here. Run once, as the page loads;
 * what nobody takes is lost, and what fails is asked for again as if this had never been.
 */
export function prefetchFirst(now = new Date()): void {
  const session = freshSession(now)
  const paths = session ? [appSettingsAddress, profileAddress(session.user.id)] : [appSettingsAddress]
  prefetch(paths, 'application/vnd.pgrst.object+json', now)
}

/** The same for lists of a learner's. */
export const prefetchLists = (paths: readonly string[], now: Date): void =>
  prefetch(paths, 'application/json', now)

function freshSession(now: Date) {
  const stored = readStoredSession(now)
  return stored && isFresh(stored, now) ? stored : undefined
}

function prefetch(paths: readonly string[], accept: string, now: Date): void {
  const { supabaseUrl, supabaseKey } = getRuntimeConfig()
  const authorization = `Bearer ${freshSession(now)?.access_token ?? supabaseKey}`
  for (const path of paths) {
    const url = `${supabaseUrl}/rest/v1/${path}`
    const headers = { apikey: supabaseKey, authorization, accept }
    const response = fetch(url, { headers })
    // Whoever takes it hears of a failure.
    response.catch(() => undefined)
    notePrefetched(url, { authorization, askedAt: now.getTime(), response })
  }
}
