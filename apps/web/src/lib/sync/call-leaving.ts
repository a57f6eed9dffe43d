import { getRuntimeConfig } from '@/lib/runtime-config'
import { hasLeft } from '@/lib/identity/presence'

interface LeavingCall {
  name: string
  args: object
  /** Has the server carry it out once. */
  key?: string | undefined
}

/**
 * Calls a remote procedure from a page that is being closed: the request outlives it, and nobody hears of the answer.
 * The client library has none such. What it carries, at most 64 KB, must be safe to send again.
 * @param accessToken of the session; without one, or after the sign-out, nothing is sent
 */
export function callLeaving({ name, args, key }: LeavingCall, accessToken: string | undefined): void {
  if (!accessToken || hasLeft()) return
  const { supabaseUrl, supabaseKey } = getRuntimeConfig()
  const sending = fetch(`${supabaseUrl}/rest/v1/rpc/${name}`, {
    method: 'POST',
    keepalive: true,
    headers: {
      apikey: supabaseKey,
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify(args),
  })
  // Whoever opens the page the next time finds out whether it arrived.
  sending.catch(() => undefined)
}
