import { useQuery } from '@tanstack/react-query'
import { useToday } from '@/lib/analytics/use-today'
import { useUser } from '@/lib/session/session-provider'
import { yieldControl } from '@/lib/yield-control'
import { mistakeKeys } from './mistake-keys'

/** How many mistakes of a language have their day today; none where nobody can tell, undefined until it is known. */
export function useMistakesToMend(languageCode: string | undefined): number | undefined {
  const { id } = useUser()
  const today = useToday()
  const { data, isError } = useQuery({
    queryKey: [...mistakeKeys.toMend(id, languageCode ?? ''), today],
    // The first screen does not wait for the scheduler of mistakes, nor for the asking for it.
    queryFn: async ({ client }) => {
      await yieldControl()
      const { countToMend } = await import('./count-to-mend')
      return countToMend(client, id, languageCode ?? '', today)
    },
    enabled: languageCode !== undefined,
    networkMode: 'offlineFirst',
    refetchOnMount: 'always',
  })
  return isError ? 0 : data
}
