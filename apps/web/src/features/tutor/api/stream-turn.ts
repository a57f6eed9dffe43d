import type { TutorEvent, TutorTurnRequest } from '@lingarden/domain/tutor-turn'
import { loadTexts } from '@/i18n/load-texts'
import { readAuthorization } from '@/lib/authorization'
import { takeEarlyTurn } from '@/lib/early-turn/early-turn'
import { readRefusal, type Refusal } from '@/lib/refusal'
import { serverFetch } from '@/lib/server-fetch'
import { parseTutorEvent } from './parse-tutor-event'
import { bytesOf } from '@/lib/server-events/bytes-of'
import { readServerEvents } from '@/lib/server-events/server-events'

/** A turn that failed; the message is the server's own where it gave one (requirement 8.3). */
export class TurnError extends Error {
  override name = 'TurnError'
  /** The server's own name for the failure, where it gave one. */
  readonly code: string | undefined
  /** Of the answer; undefined where there was none, or where the turn failed after it had begun. */
  readonly status: number | undefined

  constructor(message: string, { code, status, ...options }: Partial<Refusal> & ErrorOptions = {}) {
    super(message, options)
    this.code = code
    this.status = status
  }
}

/** The server could not be reached, or the connection broke off in the middle or fell silent. */
export class ConnectionError extends TurnError {
  override name = 'ConnectionError'
}

/** Milliseconds after which a turn has got lost on its way: the server ends each within 40 seconds. */
const longestTurn = 60_000

/**
 * Asks the tutor for one turn; its events come as they are ready. Ending the iteration early ends the request.
 * @throws TurnError where the turn could not be begun or the tutor failed; ConnectionError where the server could not be
 * reached, fell silent or broke off before the reply was whole; the signal's reason where it was aborted
 */
export async function* streamTurn(
  request: TutorTurnRequest,
  signal: AbortSignal,
): AsyncGenerator<TutorEvent> {
  const authorization = await whileConnected(signal, readAuthorization)
  if (!authorization) throw new TurnError((await loadTexts('tutor')).noToken)
  const lost = new AbortController()
  const timer = setTimeout(() => lost.abort(), longestTurn)
  const options = {
    method: 'POST',
    headers: { ...authorization, 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal: AbortSignal.any([signal, lost.signal]),
  }
  try {
    const early = await takeEarlyTurn({ ...request, ...authorization }, options.signal)
    const response = early ?? (await whileConnected(signal, () => serverFetch('/api/tutor/turn', options)))
    if (!response.ok || !response.body) throw await turnErrorOf(response)
    yield* eventsOf(response.body, signal)
  } finally {
    clearTimeout(timer)
  }
}

/** A connection may end properly and too early, as when a proxy on the way gives up: then there is no reply. */
async function* eventsOf(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<TutorEvent> {
  let hasReply = false
  const pieces = bytesOf(body, (reader) => whileConnected(signal, () => reader.read()))
  for await (const event of readServerEvents(pieces)) {
    const parsed = parseTutorEvent(event)
    if (parsed?.type === 'error') throw new TurnError(parsed.error)
    hasReply ||= parsed?.type === 'reply'
    if (parsed) yield parsed
  }
  if (!hasReply) throw await disconnected(undefined)
}

const disconnected = async (cause: unknown) =>
  new ConnectionError((await loadTexts('tutor')).failed, { cause })

/** What a browser throws where it has no connection differs from browser to browser; an aborted request is another matter. */
async function whileConnected<Value>(signal: AbortSignal, run: () => Promise<Value>): Promise<Value> {
  try {
    return await run()
  } catch (cause) {
    throw signal.aborted ? cause : await disconnected(cause)
  }
}

/** The error for an answer that is no turn. */
export async function turnErrorOf(response: Response): Promise<TurnError> {
  const refusal = await readRefusal(response)
  return new TurnError(refusal.message, refusal)
}
