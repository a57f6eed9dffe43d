import { turnPartsAsked, turnPrice } from '@lingarden/domain/credits-of-turn'
import { parseLanguageCode, type LanguageTag } from '@lingarden/languages/find-language'
import { topicsOf } from '@lingarden/languages/loaded'
import { tutorTurnRequestSchema } from '@lingarden/domain/tutor-turn'
import type { TutorEngine } from '@lingarden/domain/tutor-engine'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Logger } from 'pino'
import type { CallFunction } from '../backend/call-function.ts'
import { chargeTurn } from '../credits/charge-turn.ts'
import type { Credits } from '../credits/credits.ts'
import { billOf } from '../credits/with-credits.ts'
import { invalidRequest } from '../errors.ts'
import { parseBody } from '../http/read-body.ts'
import type { AppEnv } from '../http/context.ts'
import { beginTurn } from '../tutor/begin-turn.ts'
import { keepMemory } from '../tutor/keep-memory.ts'
import { rememberTurn } from '../tutor/remember-turn.ts'
import { runTurn } from '../tutor/run-turn.ts'

export interface TutorDeps {
  engine: TutorEngine
  call: CallFunction
  credits: Credits
  log: Logger
  /** The clock, in milliseconds. */
  now: () => number
}

/** Whether a topic is one of the language; who names none lets the tutor choose. */
const isTopic = (tag: LanguageTag, topic: string | undefined): boolean =>
  topic === undefined || topicsOf(tag).some(({ id }) => id === topic)

/** `POST /api/tutor/turn`: one turn as server-sent events, one JSON event a `data:` line. */
export function tutorRoutes({ engine, call, credits, log, now }: TutorDeps) {
  return new Hono<AppEnv>().post('/turn', async (c) => {
    const parsed = tutorTurnRequestSchema.safeParse(parseBody(await c.req.text()))
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      throw invalidRequest(`This turn cannot be read: ${issue?.path.join('.')} ${issue?.message}`)
    }
    const request = parsed.data
    const parsedLanguage = parseLanguageCode(request.languageCode)
    if (!parsedLanguage.ok) throw invalidRequest(parsedLanguage.error.message)

    const { language } = parsedLanguage
    if (!isTopic(language.tag, request.topic))
      throw invalidRequest(`There is nothing to talk about named “${request.topic}” in ${language.language}.`)
    const user = c.get('user')
    const leaving = new AbortController()
    const asked = turnPartsAsked(request)
    const key = c.get('requestId')
    const learner = await beginTurn(call, {
      userId: user.id,
      language,
      amount: turnPrice(asked),
      key,
      now: now(),
    })
    const bill = billOf(credits, user.id, key)
    return streamSSE(c, async (stream) => {
      stream.onAbort(() => leaving.abort())
      const turn = { request, language, learner, signal: leaving.signal }
      const events = runTurn(engine, turn, (err) =>
        log.error({ err, requestId: c.get('requestId') }, 'Turn failed'),
      )
      const charged = chargeTurn(events, bill, asked, leaving.signal)
      const { languageCode } = language
      const messageId =
        request.messageId ?? `${request.conversationId ?? c.get('requestId')} ${request.history.length}`
      const remembered = rememberTurn(charged, (memory) => {
        const whole = { user, languageCode, messageId, request, learner, now: now() }
        void keepMemory(call, whole, memory).catch((err: unknown) =>
          log.error({ err, requestId: c.get('requestId') }, 'What the turn told was not kept'),
        )
      })
      for await (const event of remembered) await stream.writeSSE({ data: JSON.stringify(event) })
    })
  })
}
