import type { Profile } from '@lingarden/database/rows/profile'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { logError } from '@/lib/log'
import { profileKeys } from '@/lib/profile/keys'
import { requireAuthorization } from '@/lib/authorization'
import { serverFetch } from '@/lib/server-fetch'
import { useUser } from '@/lib/session/session-provider'

async function refreshCredits(): Promise<number> {
  const headers = await requireAuthorization()
  const response = await serverFetch('/api/credits', { headers })
  const body: unknown = await response.json()
  const credits = typeof body === 'object' && body !== null && 'credits' in body ? body.credits : undefined
  if (!response.ok || typeof credits !== 'number') throw new Error(`HTTP error! status: ${response.status}`)
  return credits
}

/** Asks the server for the balance of today; a failure is logged only (requirement 8.20b). */
export function useRefreshCredits() {
  const { id } = useUser()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: refreshCredits,
    onSuccess: (credits) =>
      queryClient.setQueryData<Profile>(profileKeys.of(id), (profile) => profile && { ...profile, credits }),
    onError: (cause) => logError('The balance could not be refreshed', cause),
  })
}
