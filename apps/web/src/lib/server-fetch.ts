import { presenceSignal } from './identity/presence'
import { retryAfter } from './retry-after'
import { tellSiteClosed } from './site-closed'

/** How often what is only read is asked for again, where the server says that it is not ready. */
const mostRetries = 3
/** Seconds that are waited at the first retry, at most; each later one waits twice as long as the one before. */
const longestWait = 5

/**
 * `fetch` for our server. A server whose database is not there for a moment says when to ask again: what is only read is then
 * asked for again, by and by. What changes something is left to whoever sent it, as it may have been done. An answer that
 * says that the site is closed is told to the page. What is asked as a learner who has signed out is refused.
 */
export const serverFetch: typeof fetch = async (input, init) => {
  const isReading = ['GET', 'HEAD'].includes(methodOf(input, init))
  const signal = signalFor(input, init)
  for (let retries = 0; ; retries++) {
    const response = await fetch(input, { ...init, signal })
    const seconds = response.status === 503 ? secondsToWait(response) : undefined
    if (seconds === undefined || !isReading || retries === mostRetries) {
      if (response.status === 503) await tellSiteClosed(response)
      return response
    }
    await new Promise((resolve) => setTimeout(resolve, seconds * 2 ** retries * 1000))
    signal.throwIfAborted()
  }
}

/** Milliseconds that the account service is waited for: a mail, which it may wait for, takes it ten seconds at most. */
const patience = 20_000

/** What is asked of the account service, and whether the site is open, belongs to no learner. */
const isOfNobody = (address: string) => /\/auth\/v1\/|\/rest\/v1\/app_settings\b/.test(address)

/** What is asked as a learner ends with their sign-out; a form of the sign-in waits for no server that hangs. */
function signalFor(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): AbortSignal {
  const address = input instanceof Request ? input.url : String(input)
  const signals = isOfNobody(address) ? [] : [presenceSignal()]
  if (address.includes('/auth/v1/')) signals.push(AbortSignal.timeout(patience))
  if (init?.signal) signals.push(init.signal)
  return AbortSignal.any(signals)
}

const methodOf = (input: Parameters<typeof fetch>[0], init: RequestInit | undefined): string =>
  (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase()

/** Seconds until it is worth asking again; undefined where that is not said, or too far away to wait for. */
function secondsToWait({ headers }: Response): number | undefined {
  const seconds = retryAfter(headers)
  return seconds !== undefined && seconds <= longestWait ? seconds : undefined
}
