import { readAuthorization } from './authorization'

interface ServerCall {
  method: 'POST' | 'DELETE'
  /** On this server, such as `/api/account`. */
  path: string
  payload?: object | undefined
  signal?: AbortSignal | undefined
}

/**
 * Calls our server as the signed-in learner.
 * @returns the JSON of the answer
 * @throws Error with the text of the server, or with the status where it says nothing
 */
export async function callServer({ method, path, payload, signal }: ServerCall): Promise<unknown> {
  const response = await fetch(path, {
    method,
    headers: { ...(await readAuthorization()), 'content-type': 'application/json' },
    ...(payload && { body: JSON.stringify(payload) }),
    ...(signal && { signal }),
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) return body
  const text = typeof body === 'object' && body !== null && 'error' in body ? String(body.error) : undefined
  throw new Error(text ?? `HTTP error! status: ${response.status}`)
}
