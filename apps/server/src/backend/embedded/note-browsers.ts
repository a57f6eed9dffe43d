import { decodeJwt } from 'jose'
import type { Backend } from '../backend.ts'
import type { OpenDatabase } from './open-database.ts'

/** Where sessions begin and are renewed. */
const grants = new Set(['/auth/v1/signup', '/auth/v1/token', '/auth/v1/verify'])

/** Characters; browsers name themselves in less than half of it. */
const mostCharacters = 500

/**
 * Notes with each session which browser opened or renewed it, as Supabase's own auth service does; the embedded one leaves
 * the column empty, and a list of sessions without names tells a learner little.
 */
export function noteBrowsers(fetch: Backend['fetch'], transact: OpenDatabase['transact']): Backend['fetch'] {
  return async (request) => {
    const response = await fetch(request)
    const browser = request.headers.get('user-agent')?.slice(0, mostCharacters)
    const isGrant = request.method === 'POST' && grants.has(new URL(request.url).pathname)
    if (!browser || !isGrant || !response.ok) return response
    const session = sessionOf(await response.clone().json())
    if (session) {
      const text = 'update auth.sessions set user_agent = $1 where id = $2 and user_agent is distinct from $1'
      await transact([{ text, values: [browser, session] }])
    }
    return response
  }
}

/** The session that the answer to a grant opens; a sign-up that waits for its confirmation opens none. */
function sessionOf(answer: unknown): unknown {
  const token = (answer as { access_token?: unknown } | null)?.access_token
  return typeof token === 'string' ? decodeJwt(token)['session_id'] : undefined
}
