import { useMutation, useQueryClient } from '@tanstack/react-query'
import { forgettings } from '@/lib/memory/memory-mutations'
import { useUser } from '@/lib/session/session-provider'
import { keepForOutcome } from '@/lib/sync/deliver'
import { memoryKeys } from './memory-keys'

/**
 * Makes the tutor forget one fact of a language, or without an id all of them: gone from the list at once, and
 * from the server with the next connection.
 */
export function useForgetFact(languageCode: string) {
  const { id: userId } = useUser()
  const client = useQueryClient()
  const queryKey = memoryKeys.facts(userId, languageCode)
  return useMutation({
    mutationFn: async (itemId: string | undefined) => {
      await client.cancelQueries({ queryKey })
      const forgetting = { userId, languageCode, remembered: 'facts', itemId: itemId ?? null } as const
      const send = await keepForOutcome(forgettings, { kind: 'forget', ...forgetting })
      client.setQueryData<{ id: string }[]>(queryKey, (items) =>
        items?.filter(({ id }) => itemId !== undefined && id !== itemId),
      )
      const outcome = await send()
      if (outcome !== 'waiting') await client.invalidateQueries({ queryKey })
      if (outcome === 'refused') throw new Error('The server refused to forget')
    },
    networkMode: 'always',
  })
}
