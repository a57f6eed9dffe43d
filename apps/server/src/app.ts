import { randomUUID } from 'node:crypto'
import { listDictionaryOffers } from '@lingarden/content/dictionary-files'
import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { RuntimeConfig } from '@lingarden/domain/runtime-config'
import type { TutorEngine } from '@lingarden/domain/tutor-engine'
import type { TutorHelp } from '@lingarden/domain/tutor-help'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import type Stripe from 'stripe'
import { accountRoutes } from './account/account-routes.ts'
import type { Backend } from './backend/backend.ts'
import { openServiceClient } from './backend/service-client.ts'
import { billingFunctions, billingRoutes } from './billing/billing-routes.ts'
import { openBilling } from './billing/open-billing.ts'
import type { Config } from './config.ts'
import { creditRoutes } from './credits/credit-routes.ts'
import { createCredits } from './credits/credits.ts'
import { notFound, tooLarge } from './errors.ts'
import { holdSwitches } from './front/switches/hold-switches.ts'
import { compressAnswers } from './http/compress-answers.ts'
import type { AppEnv } from './http/context.ts'
import { handleError, throwErrors } from './http/handle-error.ts'
import { createMetrics, metricsRoute } from './http/metrics.ts'
import { observeRequests } from './http/observe-requests.ts'
import { rateLimit, type RateRule } from './http/rate-limit.ts'
import { requireUser } from './http/require-user.ts'
import { securityHeaders } from './http/security-headers.ts'
import { healthRoutes } from './routes/health.ts'
import { landingRoutes } from './routes/landing.ts'
import { mailboxRoutes } from './routes/mailbox.ts'
import { speechRoutes, transcriptionPath } from './routes/speech.ts'
import { strokeRoutes } from './routes/strokes.ts'
import { tutorActivityRoutes } from './routes/tutor-activity.ts'
import { tutorHelpRoutes } from './routes/tutor-help.ts'
import { tutorRoutes } from './routes/tutor.ts'
import { webRoutes } from './routes/web.ts'
import type { Speech } from './speech/open-speech.ts'

export interface AppDeps {
  config: Pick<Config, 'publicUrl' | 'legal'> &
    Partial<Pick<Config, 'metricsToken' | 'billing' | 'sourceUrl' | 'trustedProxies' | 'isPublic'>>
  backend: Backend
  engine: TutorEngine
  help?: TutorHelp | undefined
  speech: Pick<Speech, 'reader' | 'transcriber' | 'offer'>
  log: Logger
  /** The client of the payment provider, where it sells. */
  stripe?: Stripe | undefined
  version: string
  now: () => number
  /** The page of the web app: a function, because the development server rewrites it for each request. */
  readPage: (address: string) => Promise<string>
  /** The landing page as the build wrote it; undefined where there is none, as in development. */
  readLanding?: ((language: HelpLanguage) => string | undefined) | undefined
  isDevelopment?: boolean
  /** Whether the server is going down. */
  isClosing?: () => boolean
  /** Where the built web app lies; undefined where the development server serves it. */
  webRoot: string | undefined
}

const megabyte = 1024 * 1024

/** How often a learner may come, in a minute: what costs money or sends mail. A reply is read out sentence by sentence. */
const rates = {
  turns: { name: 'turn', limit: 60 },
  help: { name: 'help', limit: 60 },
  speech: { name: 'speech', limit: 240 },
  transcriptions: { name: 'transcription', limit: 30 },
  credits: { name: 'credits', limit: 60 },
  billing: { name: 'billing', limit: 30 },
  deletions: { name: 'account', limit: 10 },
} satisfies Record<string, RateRule>

/** The whole HTTP surface of the server; it never listens. */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const { config, backend, engine, speech, log, version, now } = deps
  const app = new Hono<AppEnv>()
  app.onError(handleError(log))
  app.use(throwErrors)
  app.use(async (c, next) => {
    c.set('requestId', randomUUID())
    await next()
    c.header('x-request-id', c.get('requestId'))
  })
  const metrics = createMetrics()
  app.use(observeRequests({ log, metrics, now }))
  app.use(
    securityHeaders({
      supabaseUrl: backend.publicUrl,
      isTls: config.publicUrl?.startsWith('https:') ?? false,
      isDevelopment: deps.isDevelopment ?? false,
    }),
  )

  app.route('/', healthRoutes({ backend, engine: engine.label, isClosing: deps.isClosing ?? (() => false) }))
  app.route('/', metricsRoute(metrics, config.metricsToken))

  const siteOf = (url: string) => config.publicUrl ?? new URL(url).origin
  const sales = openBilling(config.billing ?? { kind: 'off' }, {
    call: backend.call,
    log,
    now,
    stripe: deps.stripe,
  })
  const dictionaries = listDictionaryOffers()
  const runtimeConfig = (url: string): RuntimeConfig => ({
    mode: backend.mode,
    supabaseUrl: backend.publicUrl ?? siteOf(url),
    supabaseKey: backend.publishableKey,
    engine: engine.label,
    // Strangers reach no mailbox: to them a mail that is not sent is one that has not come.
    mail: config.isPublic && backend.mailMode === 'mailbox' ? 'external' : backend.mailMode,
    version,
    dictionaries,
    speech: speech.offer,
    billing: sales.kind,
    ...(config.sourceUrl && { sourceUrl: config.sourceUrl }),
    legal: config.legal,
  })
  app.get('/config.json', (c) => c.json(runtimeConfig(c.req.url), 200, { 'cache-control': 'no-cache' }))
  app.route('/dev', mailboxRoutes({ backend, isPublic: config.isPublic }))
  app.route('/strokes', strokeRoutes())

  app.use(holdSwitches(backend.switches, backend.secretKey))
  const limited = (rule: RateRule) => rateLimit(backend.limits, rule)
  const credits = createCredits({ call: backend.call, now, log })
  const limitBody = bodyLimit({ maxSize: megabyte, onError: refuseLarge })
  // A recording has a limit of its own, behind the check of who sends it.
  app.use('/api/*', (c, next) => (c.req.path === transcriptionPath ? next() : limitBody(c, next)))
  app.use('/api/tutor/*', requireUser(backend))
  app.use('/api/tutor/turn', limited(rates.turns))
  const helpLimit = limited(rates.help)
  for (const path of ['translate', 'explain', 'activity']) app.use(`/api/tutor/${path}`, helpLimit)
  app.use('/api/tutor/tts/*', limited(rates.speech))
  app.use(transcriptionPath, limited(rates.transcriptions))
  app.route('/api/tutor', tutorRoutes({ engine, call: backend.call, credits, log, now }))
  app.route('/api/tutor', tutorHelpRoutes({ help: deps.help, credits }))
  app.route('/api/tutor', tutorActivityRoutes({ help: deps.help, call: backend.call, credits, now }))
  app.route('/api/tutor', speechRoutes({ speech, credits, log }))
  app.use('/api/credits', requireUser(backend), limited(rates.credits))
  app.route('/api/credits', creditRoutes(credits))
  app.use('/api/account', requireUser(backend), limited(rates.deletions))
  app.route(
    '/api/account',
    accountRoutes({
      client: openServiceClient(backend),
      billing: sales.billing,
      requireFreshSignIn: backend.requireFreshSignIn,
    }),
  )
  const billingLimit = limited(rates.billing)
  for (const name of billingFunctions) {
    app.use(`/functions/v1/${name}`, limitBody, requireUser(backend), billingLimit)
  }
  app.route('/functions/v1', billingRoutes({ ...sales, siteOf, now }))
  if (sales.webhook) app.route('/api/billing', sales.webhook)
  app.all('/api/*', refuseUnknown)
  app.all('/functions/v1/*', refuseUnknown)

  if (!backend.publicUrl) {
    app.use('/rest/v1/*', compressAnswers)
    for (const path of ['/auth/v1/*', '/rest/v1/*', '/storage/v1/*', '/realtime/v1/*'])
      app.all(path, (c) => backend.fetch(c.req.raw, c.env))
  }
  app.route('/', landingRoutes({ ...deps, runtimeConfig, siteOf }))
  app.route('/', webRoutes({ ...deps, runtimeConfig }))
  return app
}

const refuseLarge = (): never => {
  throw tooLarge()
}

const refuseUnknown = (): never => {
  throw notFound()
}
