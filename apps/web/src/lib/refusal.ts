import { loadTexts } from '@/i18n/load-texts'
import { retryAfter } from './retry-after'

/** What our server answers to a call of the tutor or the voice that it does not carry out. */
export interface Refusal {
  /** For the learner; what the server says, or else its status (requirement 8.3b). */
  message: string
  /** The server's own name for it, where it gave one. */
  code: string | undefined
  status: number
}

/** Reads a refusal. Whoever came too often reads in their language how long to wait, as far as the server tells. */
export async function readRefusal(response: Response): Promise<Refusal> {
  const { status, headers } = response
  const body: unknown = await response.json().catch(() => undefined)
  const { httpError, tooFast } = await loadTexts('tutor')
  const message =
    status === tooManyRequests ? tooFast(toldSeconds(headers)) : (textIn(body, 'error') ?? httpError(status))
  return { message, code: textIn(body, 'code'), status }
}

const tooManyRequests = 429

/** Whether something was refused for having been asked too often: its message says more than a general one. */
export const isTooFast = (cause: unknown): cause is Error =>
  cause instanceof Error && 'status' in cause && cause.status === tooManyRequests

/** Whole seconds to be told; of none at all nobody reads. */
const toldSeconds = (headers: Headers): number | undefined => Math.ceil(retryAfter(headers) ?? 0) || undefined

/** A field of an answer that holds a text; undefined where it is empty or something else. */
export function textIn(answer: unknown, field: string): string | undefined {
  const value: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, field) : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}
