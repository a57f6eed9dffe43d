import type { QueryClient } from '@tanstack/react-query'
import { askDashboard } from '@/features/dashboard/ask-dashboard'
import { profileQuery } from '@/lib/profile/get-profile'
import { getSupabase } from '@/lib/supabase'
import { within } from '@/lib/within'
import { yieldControl } from '@/lib/yield-control'
import { loadDashboard, loadShell } from './load-home'
import { preloadPage } from './loaded-page'

/** Milliseconds after which the dashboard comes without what it knows of the learner. */
const patience = 500

/**
 * Gets ready what the dashboard needs to stand at once in the place of its greeting: its pages, and the learner's profile, by
 * which it asks for all else. Whatever fails is asked for again by who needs it.
 */
export async function prepareDashboard(queryClient: QueryClient, userId: string): Promise<void> {
  // Made by itself, the client holds up nothing; the first request would make it amid the drawing.
  await yieldControl()
  getSupabase()
  await yieldControl()
  await Promise.all([preloadPage(loadShell), preloadPage(loadDashboard)])
  // Without a connection what was kept of it is shown, and nothing comes that could be waited for.
  if (navigator.onLine) await within(patience, queryClient.prefetchQuery(profileQuery(userId)))
  await askDashboard(queryClient, userId)
}
