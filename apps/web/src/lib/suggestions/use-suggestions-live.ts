import type { Suggestion } from '@lingarden/domain/suggestions/suggestion'
import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { suggestionKeys, type ListedSuggestion } from './get-suggestions'

type Pages = InfiniteData<ListedSuggestion[], number>

/** The pages with each suggestion changed, or left out where there is nothing of it any more. */
function mapPages(pages: Pages, change: (one: ListedSuggestion) => ListedSuggestion[]): Pages {
  return { ...pages, pages: pages.pages.map((page) => page.flatMap(change)) }
}

/** Follows what others suggest, vote for, change and delete. What is shown keeps its place; what is new is read. */
export function useSuggestionsLive(): void {
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  useEffect(() => {
    const queryKey = suggestionKeys.lists(userId)
    const changeLists = (change: (one: ListedSuggestion) => ListedSuggestion[]) =>
      queryClient.setQueriesData<Pages>({ queryKey }, (pages) => pages && mapPages(pages, change))
    const supabase = getSupabase()
    const channel = supabase
      .channel('suggestions')
      .on<Suggestion>('postgres_changes', { event: '*', schema: 'public', table: 'suggestions' }, (event) => {
        if (event.eventType === 'INSERT') return void queryClient.invalidateQueries({ queryKey })
        if (event.eventType === 'DELETE') changeLists((one) => (one.id === event.old.id ? [] : [one]))
        else changeLists((one) => [one.id === event.new.id ? { ...one, ...event.new } : one])
      })
      .subscribe()
    return () => void supabase.removeChannel(channel)
  }, [queryClient, userId])
}
