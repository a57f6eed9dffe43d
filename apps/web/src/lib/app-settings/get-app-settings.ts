import { queryOptions, useQuery } from '@tanstack/react-query'
import { appSettingsColumns } from '@/lib/prefetch/addresses'
import { logError } from '@/lib/log'
import { getSupabase } from '@/lib/supabase'

/** The operator's switches, row id 'global' (requirement 3.18). */
export interface AppSettings {
  site_disabled: boolean
  site_disabled_message: string | null
  signup_disabled: boolean
  signup_disabled_message: string | null
}

export const appSettingsKey = ['app-settings'] as const

async function getAppSettings(signal: AbortSignal): Promise<AppSettings> {
  const { data, error } = await getSupabase()
    .from('app_settings')
    .select(appSettingsColumns)
    .eq('id', 'global')
    .abortSignal(signal)
    .single()
  if (error) throw new Error(`Failed to fetch app settings: ${error.message}`, { cause: error })
  return data
}

/** How often they are asked for again. */
const mostRetries = 3
/** Milliseconds after which a closed site is looked at again. */
const closedFor = 10_000

/**
 * Retried 3 times with backoff up to 30 s (8.11); stale after 5 minutes, kept for 10 (7.18b). While the site is closed it is
 * asked for again, as the news that it opens may not come through.
 */
export const appSettingsQuery = queryOptions({
  queryKey: appSettingsKey,
  queryFn: ({ signal }) => getAppSettings(signal),
  staleTime: 5 * 60_000,
  gcTime: 10 * 60_000,
  retry: (failures, cause) => {
    if (failures < mostRetries) return true
    logError('The switches are not known', cause)
    return false
  },
  retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
  refetchInterval: ({ state }) => state.data?.site_disabled === true && closedFor,
})

export function useAppSettings() {
  return useQuery(appSettingsQuery)
}
