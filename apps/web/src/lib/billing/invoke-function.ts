import { readAuthorization } from '@/lib/authorization'

/**
 * Calls a function of our server as the signed-in learner. It is ours in every mode, so it is not asked for at Supabase.
 * @throws Error with the text of the server, or with the status where it says nothing
 */
export async function invokeFunction(name: string, payload?: object, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { ...(await readAuthorization()), 'content-type': 'application/json' },
    ...(payload && { body: JSON.stringify(payload) }),
    ...(signal && { signal }),
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) return body
  const text = typeof body === 'object' && body !== null && 'error' in body ? String(body.error) : undefined
  throw new Error(text ?? `HTTP error! status: ${response.status}`)
}
