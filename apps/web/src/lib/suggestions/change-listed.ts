import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { ListedSuggestion } from '@lingarden/database/rows/suggestion'
import { suggestionKeys } from './get-suggestions'

type Listed = InfiniteData<ListedSuggestion[], number> | ListedSuggestion[]

/** Changes suggestions wherever they are shown; one that becomes none goes. */
export function changeListed(
  client: QueryClient,
  userId: string,
  change: (one: ListedSuggestion) => ListedSuggestion[],
): void {
  client.setQueriesData<Listed>({ queryKey: suggestionKeys.of(userId) }, (listed) => {
    if (!listed || Array.isArray(listed)) return listed?.flatMap(change)
    return { ...listed, pages: listed.pages.map((page) => page.flatMap(change)) }
  })
}
