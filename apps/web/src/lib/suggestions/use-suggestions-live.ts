import type { Suggestion } from '@lingarden/domain/suggestions/suggestion'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readAnew } from '@/lib/read-anew'
import { followChanges } from '@/lib/realtime'
import { useUser } from '@/lib/session/session-provider'
import { changeListed } from './change-listed'
import type { ListedSuggestion } from '@lingarden/database/rows/suggestion'
import { suggestionKeys } from './get-suggestions'

/** Follows what others suggest, vote for, change and delete. What is shown keeps its place; what is new is read. */
export function useSuggestionsLive(): void {
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  useEffect(() => {
    return followChanges((realtime) =>
      realtime
        .channel('suggestions')
        .on<Suggestion>(
          'postgres_changes',
          { event: '*', schema: 'public', table: 'suggestions' },
          (event) => {
            if (event.eventType === 'INSERT')
              return void queryClient.invalidateQueries({ queryKey: suggestionKeys.lists(userId) })
            const isGone = event.eventType === 'DELETE'
            const id = isGone ? event.old.id : event.new.id
            const changed = (one: ListedSuggestion) => (isGone ? [] : [{ ...one, ...event.new }])
            changeListed(queryClient, userId, (one) => (one.id === id ? changed(one) : [one]))
          },
        )
        .subscribe(
          readAnew(() => void queryClient.invalidateQueries({ queryKey: suggestionKeys.lists(userId) })),
        ),
    )
  }, [queryClient, userId])
}
