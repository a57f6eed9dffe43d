import { loadTexts } from '@/i18n/load-texts'

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
    status === tooManyRequests
      ? tooFast(secondsOf(headers.get('retry-after')))
      : (textIn(body, 'error') ?? httpError(status))
  return { message, code: textIn(body, 'code'), status }
}

const tooManyRequests = 429

/** Whether something was refused for having been asked too often: its message says more than a general one. */
export const isTooFast = (cause: unknown): cause is Error =>
  cause instanceof Error && 'status' in cause && cause.status === tooManyRequests

/** Of the header Retry-After only seconds are read: our servers write no dates. */
function secondsOf(header: string | null): number | undefined {
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined
}

/** A field of an answer that holds a text; undefined where it is empty or something else. */
export function textIn(answer: unknown, field: string): string | undefined {
  const value: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, field) : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}
