import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { forgettings } from '@/lib/memory/memory-mutations'
import { useUser } from '@/lib/session/session-provider'
import { keepForOutcome } from '@/lib/sync/deliver'
import type { KeptMistake } from '../../../lib/mistakes/kept-mistake'
import { mistakeKeys } from '../../../lib/mistakes/mistake-keys'

interface Page {
  asked: number
  mistakes: KeptMistake[]
}

/**
 * Makes the tutor forget one mistake of a language, or without an id all of them: gone from the page at once, and from the
 * server with the next connection.
 */
export function useForgetMistake(languageCode: string) {
  const { id: userId } = useUser()
  const client = useQueryClient()
  const ofLanguage = mistakeKeys.ofLanguage(userId, languageCode)
  return useMutation({
    mutationFn: async (itemId: string | undefined) => {
      await client.cancelQueries({ queryKey: ofLanguage })
      const remembered = 'mistakes'
      const forgetting = { userId, languageCode, remembered, itemId: itemId ?? null } as const
      const send = await keepForOutcome(forgettings, { kind: 'forget', ...forgetting })
      const stays = ({ id }: KeptMistake) => itemId !== undefined && id !== itemId
      client.setQueryData<KeptMistake[]>(mistakeKeys.open(userId, languageCode), (known) =>
        known?.filter(stays),
      )
      client.setQueriesData<InfiniteData<Page>>(
        { queryKey: mistakeKeys.lists(userId, languageCode) },
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({ ...page, mistakes: page.mistakes.filter(stays) })),
          },
      )
      const outcome = await send()
      if (outcome !== 'waiting')
        await Promise.all([
          client.invalidateQueries({ queryKey: ofLanguage }),
          client.invalidateQueries({ queryKey: mistakeKeys.counts(userId) }),
        ])
      if (outcome === 'refused') throw new Error('The server refused to forget')
    },
    networkMode: 'always',
  })
}
