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
  const { supabaseUrl, supabaseKey } = getRuntimeConfig()
  const stored = readStoredSession(now)
  const session = stored && isFresh(stored, now) ? stored : undefined
  const authorization = `Bearer ${session?.access_token ?? supabaseKey}`
  const paths = session ? [appSettingsAddress, profileAddress(session.user.id)] : [appSettingsAddress]
  for (const path of paths) {
    const url = `${supabaseUrl}/rest/v1/${path}`
    const headers = { apikey: supabaseKey, authorization, accept: 'application/vnd.pgrst.object+json' }
    const response = fetch(url, { headers })
    // Whoever takes it hears of a failure.
    response.catch(() => undefined)
    notePrefetched(url, { authorization, askedAt: now.getTime(), response })
  }
}
