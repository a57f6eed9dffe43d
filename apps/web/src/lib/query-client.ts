import { notifyManager, onlineManager, QueryClient } from '@tanstack/react-query'
import { isKept } from './learner-cache/cached-data'

const minutes = 60_000

// By its own choice the library tells of new data by a timer, after whatever else the page has to do: a checkbox whose
// state lies in a query would jump back until then.
notifyManager.setScheduler(queueMicrotask)

// The library takes every page for one with a connection until that goes. One that is opened without would be told of no
// return, and would not ask again.
onlineManager.setOnline(navigator.onLine)

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
        // What this browser kept is still to be asked for where its page was left before the server had answered.
        refetchOnMount: ({ state }) => (isKept(state.data) ? 'always' : state.isInvalidated),
        refetchOnReconnect: true,
      },
    },
  })
}
