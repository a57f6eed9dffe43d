import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keepForOutcome } from '@/lib/outbox/keep-for-outcome'
import type { Remembered } from '@/lib/outbox/entry'
import { useUser } from '@/lib/session/session-provider'
import { memoryKeys } from './memory-keys'

/**
 * Makes the tutor forget one fact or mistake of a language, or without an id all of them: gone from the list at once, and
 * from the server with the next connection.
 */
export function useForget(remembered: Remembered, languageCode: string) {
  const { id: userId } = useUser()
  const client = useQueryClient()
  const queryKey = memoryKeys[remembered](userId, languageCode)
  return useMutation({
    mutationFn: async (itemId: string | undefined) => {
      await client.cancelQueries({ queryKey })
      const entry = { kind: 'forget', userId, languageCode, remembered, itemId: itemId ?? null } as const
      const send = await keepForOutcome(entry)
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
