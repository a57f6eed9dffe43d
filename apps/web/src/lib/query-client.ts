import { QueryClient } from '@tanstack/react-query'

const minutes = 60_000

/** Defaults of requirement 7.18a; they hold for every query that does not say otherwise. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10 * minutes,
        gcTime: 30 * minutes,
        retry: 1,
        refetchOnWindowFocus: false,
        // What was invalidated while no page showed it is asked for by the page that shows it next; age alone is no reason.
        refetchOnMount: ({ state }) => state.isInvalidated,
        refetchOnReconnect: true,
      },
    },
  })
}
