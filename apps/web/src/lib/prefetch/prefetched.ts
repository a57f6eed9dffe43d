import { getRuntimeConfig } from '@/lib/runtime-config'

/** Milliseconds for which an answer is as good as a new one: on a slow line the scripts that want it take twenty seconds. */
const answerLasts = 30_000

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
 * What the data API answered to a request that was asked first, for whoever draws something before its page does; undefined
 * where it was not asked, or failed, which whoever wants it next hears of.
 * @param path below the data API
 */
export async function readPrefetchedRows<Rows>(path: string): Promise<Rows | undefined> {
  try {
    const response = await answers.get(`${getRuntimeConfig().supabaseUrl}/rest/v1/${path}`)?.response
    // Whoever wants it next takes it itself.
    return response?.ok ? ((await response.clone().json()) as Rows) : undefined
  } catch {
    return undefined
  }
}

/**
 * Takes the answer to a request which was asked first, once, by the same learner; undefined where there is none that is of
 * use. A browser that could not reach the server, or a token that it refused, is the caller's to deal with.
 */
export async function takePrefetched(
  input: string | URL | Request,
  init: RequestInit = {},
): Promise<Response | undefined> {
  const { method = 'GET', headers, signal } = init
  const url = input instanceof Request ? input.url : String(input)
  const answer = method === 'GET' && !signal?.aborted ? answers.get(url) : undefined
  if (!answer) return undefined
  answers.delete(url)
  const isSame = answer.authorization === new Headers(headers).get('authorization')
  if (!isSame || Date.now() - answer.askedAt >= answerLasts) return undefined
  const response = await answer.response.catch(() => undefined)
  return response?.ok ? response : undefined
}
