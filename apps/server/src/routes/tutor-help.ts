import type { PaidCall } from '@lingarden/domain/credits'
import { creditPrices } from '@lingarden/domain/credits'
import { helpLanguages } from '@lingarden/languages/help-languages'
import { parseLanguageCode, type SupportedLanguage } from '@lingarden/languages/find-language'
import { explainRequestSchema, translateRequestSchema, type TutorHelp } from '@lingarden/domain/tutor-help'
import { authoredTranslator } from '@lingarden/practice-tutor/meanings/translators'
import { Hono, type Context } from 'hono'
import type { Credits } from '../credits/credits.ts'
import { withCredits } from '../credits/with-credits.ts'
import { AppError, invalidRequest } from '../errors.ts'
import type { AppEnv } from '../http/context.ts'
import { readBody } from '../http/read-body.ts'

interface HelpRoutesDeps {
  /** Undefined where no language model is set up. */
  help: TutorHelp | undefined
  credits: Credits
}

/**
 * `POST /api/tutor/translate` and `POST /api/tutor/explain`: by what is authored (a scene's lines, its chips), else by a
 * language model where there is one.
 */
export function tutorHelpRoutes({ help, credits }: HelpRoutesDeps) {
  const requireHelp = (): TutorHelp => {
    if (help) return help
    throw new AppError(
      501,
      'language_model_missing',
      'This server has no language model, so it can neither translate nor explain. Whoever runs it can add one with AI_PROVIDER.',
    )
  }
  const pay = (c: Context<AppEnv>, kind: PaidCall, call: () => Promise<string>) =>
    withCredits(
      credits,
      { userId: c.get('user').id, amount: creditPrices[kind], kind, key: c.get('requestId') },
      call,
    )

  return new Hono<AppEnv>()
    .post('/translate', async (c) => {
      const { text, languageCode, into } = await readBody(c, translateRequestSchema)
      const { tag, language } = languageOf(languageCode)
      // What we wrote ourselves, we also translated: better than a model would, and for nothing.
      const authored = (await authoredTranslator(tag, into))(text)
      if (authored !== undefined) return c.json({ translation: authored })
      const { translate } = requireHelp()
      const request = {
        text,
        from: language,
        into: helpLanguages[into],
        signal: c.req.raw.signal,
      }
      return c.json({ translation: await pay(c, 'translation', () => translate(request)) })
    })
    .post('/explain', async (c) => {
      const { word, sentence, languageCode, into } = await readBody(c, explainRequestSchema)
      const { explain } = requireHelp()
      const { language: from } = languageOf(languageCode)
      const request = { word, sentence, from, into: helpLanguages[into], signal: c.req.raw.signal }
      return c.json({ explanation: await pay(c, 'explanation', () => explain(request)) })
    })
}

function languageOf(languageCode: string): SupportedLanguage {
  const parsed = parseLanguageCode(languageCode)
  if (!parsed.ok) throw invalidRequest(parsed.error.message)
  return parsed.language
}
