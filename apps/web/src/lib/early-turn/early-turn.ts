/** Milliseconds for which a scene that nobody has taken up is as good as a new one. */
const lasts = 60_000

interface EarlyTurn {
  conversationId: string
  languageCode: string
  topic: string
  /** What explanations are written in. */
  explanationLanguage: string
  authorization: string
  askedAt: number
  response: Promise<Response>
  abort: AbortController
}

let early: EarlyTurn | undefined

/** Remembers the opening of a talk that was asked for before the tutor's page was here. */
export function noteEarlyTurn(turn: EarlyTurn): void {
  early = turn
}

/** The conversation that was opened early about a topic; undefined where none was, or where it has begun since. */
export const earlyConversation = (languageCode: string, topic: string | undefined): string | undefined =>
  early?.languageCode === languageCode && early.topic === topic ? early.conversationId : undefined

type TakenTurn = Pick<EarlyTurn, 'authorization'> & {
  conversationId?: string | undefined
  explanationLanguage?: string | undefined
  message?: string | undefined
}

/**
 * Takes the answer to an opening that was asked for early, once, by the same learner; undefined where there is none that is of
 * use. A server that could not be reached or that refused is the caller's to deal with.
 */
export async function takeEarlyTurn(turn: TakenTurn, signal: AbortSignal): Promise<Response | undefined> {
  const taken = early
  if (!taken || turn.message !== undefined || taken.conversationId !== turn.conversationId) return undefined
  early = undefined
  const isSame =
    taken.authorization === turn.authorization && taken.explanationLanguage === turn.explanationLanguage
  if (!isSame || Date.now() - taken.askedAt >= lasts) return undefined
  signal.addEventListener('abort', () => taken.abort.abort(signal.reason), { once: true })
  const response = await taken.response.catch(() => undefined)
  return response?.ok ? response : undefined
}
