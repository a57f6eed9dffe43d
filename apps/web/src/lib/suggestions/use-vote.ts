import { useQueryClient } from '@tanstack/react-query'
import { useUser } from '@/lib/session/session-provider'
import { changeListed } from './change-listed'
import type { ListedSuggestion } from '@lingarden/database/rows/suggestion'
import { suggestionKeys } from './get-suggestions'
import { useSuggestionCall } from './use-suggestion-call'

interface VoteHandlers {
  onSuccess: (outcome: string) => void
  onError: () => void
}

/** Gives or takes back the learner's vote: shown at once, put right by what the server has. */
export function useVote({ id, has_voted }: ListedSuggestion, { onSuccess, onError }: VoteHandlers) {
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  const { mutate } = useSuggestionCall('vote_for_suggestion')
  return () => {
    const change = has_voted ? -1 : 1
    // A list that was asked for before would undo it.
    void queryClient.cancelQueries({ queryKey: suggestionKeys.of(userId) })
    changeListed(queryClient, userId, (one) => [
      one.id === id ? { ...one, has_voted: !has_voted, votes: one.votes + change } : one,
    ])
    mutate(
      { p_id: id, p_is_for: !has_voted },
      {
        onSuccess,
        onError: () => {
          changeListed(queryClient, userId, (one) => [
            one.id === id ? { ...one, has_voted, votes: one.votes - change } : one,
          ])
          void queryClient.invalidateQueries({ queryKey: suggestionKeys.of(userId) })
          onError()
        },
      },
    )
  }
}
