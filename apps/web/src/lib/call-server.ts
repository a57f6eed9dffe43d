import { requireAuthorization } from './authorization'
import { textIn } from './refusal'
import { serverFetch } from './server-fetch'

interface ServerCall {
  method: 'POST' | 'DELETE'
  /** On this server, such as `/api/account`. */
  path: string
  payload?: object | undefined
  signal?: AbortSignal | undefined
}

/** What our server answers where it does not do what was asked. */
export class ServerRefusal extends Error {
  override name = 'ServerRefusal'
  readonly status: number
  /** The server's own name for it, where it gave one. */
  readonly code: string | undefined

  constructor(message: string, status: number, code: string | undefined) {
    super(message)
    this.status = status
    this.code = code
  }
}

/**
 * Calls our server as the signed-in learner.
 * @returns the JSON of the answer
 * @throws ServerRefusal with the text of the server, or with the status where it says nothing; Error where nobody is signed in
 */
export async function callServer({ method, path, payload, signal }: ServerCall): Promise<unknown> {
  const response = await serverFetch(path, {
    method,
    headers: { ...(await requireAuthorization()), 'content-type': 'application/json' },
    ...(payload && { body: JSON.stringify(payload) }),
    ...(signal && { signal }),
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) return body
  throw new ServerRefusal(
    textIn(body, 'error') ?? `HTTP error! status: ${response.status}`,
    response.status,
    textIn(body, 'code'),
  )
}
