import { serverFetch } from '@/lib/server-fetch'
import { yieldControl } from '@/lib/yield-control'

/** Milliseconds for which an answer is as good as a new one. */
const answerLasts = 10_000

interface Prefetched {
  authorization: string
  askedAt: number
  response: Promise<Response>
}

/** By address. */
const answers = new Map<string, Prefetched>()

/** Remembers a request that was asked before anybody wanted it. */
export function notePrefetched(url: string, answer: Prefetched): void {
  answers.set(url, answer)
}

/**
 * `fetch` that takes the answer to a request which was asked first, once, by the same learner; and asks for any other. What
 * is only read lets the page go on first: a screen asks for ten things at once, and a slow processor takes 5 ms for each.
 */
export const fetchOrTakePrefetched: typeof fetch = async (input, init) => {
  const given = take(input instanceof Request ? input.url : String(input), init)
  // A browser that could not reach the server, or a token that it refused, is the caller's to deal with.
  const response = await given?.catch(() => undefined)
  if (response?.ok) return response
  if (methodOf(init) === 'GET') await yieldControl()
  return serverFetch(input, init)
}

const methodOf = (init: RequestInit | undefined) => init?.method ?? 'GET'

function take(url: string, init: RequestInit = {}): Promise<Response> | undefined {
  const { headers, signal } = init
  const answer = methodOf(init) === 'GET' && !signal?.aborted ? answers.get(url) : undefined
  if (!answer) return undefined
  answers.delete(url)
  const isSame = answer.authorization === new Headers(headers).get('authorization')
  return isSame && Date.now() - answer.askedAt < answerLasts ? answer.response : undefined
}
