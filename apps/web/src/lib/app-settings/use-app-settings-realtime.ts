import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readAnew } from '@/lib/read-anew'
import { followChanges } from '@/lib/realtime'
import { appSettingsKey, type AppSettings } from './get-app-settings'

/** Follows the operator's switches live (requirement 7.10). */
export function useAppSettingsRealtime(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    let stop: (() => void) | undefined
    // When the first screen is drawn, which opening a connection would hold up.
    const timer = setTimeout(() => {
      stop = follow(queryClient)
    })
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [queryClient])
}

function follow(queryClient: QueryClient): () => void {
  return followChanges((realtime) =>
    realtime
      .channel('app-settings')
      .on<AppSettings>(
        'postgres_changes',
        { event: '*', schema: 'public', table: 'app_settings', filter: 'id=eq.global' },
        ({ new: settings }) => queryClient.setQueryData(appSettingsKey, settings),
      )
      .subscribe(
        // The connection is opened when the first screen stands, and its script comes even after that.
        readAnew(() => void queryClient.invalidateQueries({ queryKey: appSettingsKey }), {
          readsAtFirst: true,
        }),
      ),
  )
}
