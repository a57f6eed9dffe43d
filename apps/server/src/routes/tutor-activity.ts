import { creditPrices } from '@lingarden/domain/credits'
import { parseLanguageCode } from '@lingarden/languages/find-language'
import { activityRequestSchema, type ActivityMaterial } from '@lingarden/domain/tutor-activity'
import type { TutorHelp } from '@lingarden/domain/tutor-help'
import { Hono } from 'hono'
import type { z } from 'zod'
import type { Credits } from '../credits/credits.ts'
import type { CallFunction } from '../backend/call-function.ts'
import { withCredits } from '../credits/with-credits.ts'
import { AppError, invalidRequest } from '../errors.ts'
import type { AppEnv } from '../http/context.ts'
import { readBody } from '../http/read-body.ts'
import { readLearner, type Learner } from '../tutor/learner.ts'
import { provideActivity } from '../tutor/provide-activity.ts'
import { turnSeed } from '../tutor/seed.ts'

interface ActivityRoutesDeps {
  /** Undefined where no language model is set up. */
  help: TutorHelp | undefined
  call: CallFunction
  credits: Credits
  /** Milliseconds since the epoch. */
  now: () => number
}

/** `POST /api/tutor/activity`: exercises of what was said, of the learner's mistakes and words. */
export function tutorActivityRoutes({ help, call, credits, now }: ActivityRoutesDeps) {
  return new Hono<AppEnv>().post('/activity', async (c) => {
    const request = await readBody(c, activityRequestSchema)
    const parsed = parseLanguageCode(request.languageCode)
    if (!parsed.ok) throw invalidRequest(parsed.error.message)
    const { language } = parsed
    const [user, key, { signal }] = [c.get('user'), c.get('requestId'), c.req.raw]
    const purchase = { userId: user.id, amount: creditPrices.activity, kind: 'activity', key }
    const activity = await withCredits(credits, purchase, async () => {
      const learner = await readLearner(call, user, language, now())
      const { level } = learner
      const choices = { language, level, into: request.into, seed: turnSeed(key, 0), signal }
      const made = await provideActivity(help?.makeActivity, materialOf(request, learner), choices)
      if (!made) throw nothingToPractise()
      return made
    })
    return c.json(activity)
  })
}

const nothingToPractise = () =>
  new AppError(
    422,
    'nothing_to_practise',
    'There is nothing to practise yet. Talk a little with the tutor first.',
  )

/** The words met just now come before those of the bank, and the mistakes made just now before those of the log. */
function materialOf(
  { kind, sentences, words, mistakes }: z.output<typeof activityRequestSchema>,
  { wordBank, recentMistakes }: Learner,
): ActivityMaterial {
  const met = new Set(words.map(({ term }) => term))
  const others = recentMistakes.filter(
    ({ original, corrected }) =>
      !mistakes.some((made) => made.original === original && made.corrected === corrected),
  )
  return {
    kind,
    sentences,
    words: [...words, ...wordBank.filter((term) => !met.has(term)).map((term) => ({ term }))],
    mistakes: [...mistakes, ...others],
  }
}
