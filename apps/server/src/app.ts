import { randomUUID } from 'node:crypto'
import { listDictionaryOffers } from '@lingarden/content/dictionary-files'
import type { HelpLanguage } from '@lingarden/domain/help-languages'
import type { RuntimeConfig } from '@lingarden/domain/runtime-config'
import type { TutorEngine } from '@lingarden/domain/tutor-engine'
import type { TutorHelp } from '@lingarden/domain/tutor-help'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import { accountRoutes } from './account/account-routes.ts'
import type { Backend } from './backend/backend.ts'
import { openServiceClient } from './backend/service-client.ts'
import { billingFunctions, billingRoutes } from './billing/billing-routes.ts'
import { openBilling } from './billing/open-billing.ts'
import type { Config } from './config.ts'
import { creditRoutes } from './credits/credit-routes.ts'
import { createCredits } from './credits/credits.ts'
import { notFound, tooLarge } from './errors.ts'
import type { Limits } from './front/limits/limits.ts'
import { createLocalLimits } from './front/limits/local-limits.ts'
import { compressAnswers } from './http/compress-answers.ts'
import { clientAddress, knowProxies } from './http/client-address.ts'
import type { AppEnv } from './http/context.ts'
import { handleError } from './http/handle-error.ts'
import { createMetrics, metricsRoute } from './http/metrics.ts'
import { observeRequests } from './http/observe-requests.ts'
import { rateLimit } from './http/rate-limit.ts'
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
import { createGateway } from './supabase/gateway.ts'

export interface AppDeps {
  config: Pick<Config, 'publicUrl' | 'legal'> &
    Partial<Pick<Config, 'metricsToken' | 'billing' | 'sourceUrl' | 'trustedProxies' | 'isPublic'>>
  backend: Backend
  engine: TutorEngine
  help?: TutorHelp | undefined
  speech: Pick<Speech, 'reader' | 'transcriber' | 'offer'>
  /** Counted in this process alone where none are given. */
  limits?: Limits | undefined
  log: Logger
  /** How the payment provider is reached; the network unless told. */
  fetch?: typeof fetch
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
/**
 * Requests a minute: turns, texts read out, recordings and looks at the balance a learner, and account requests (which may
 * send mail) an address.
 */
const turnsPerMinute = 60
/** A reply is read out sentence by sentence, and each asks for its words, too. */
const speechPerMinute = 240
const transcriptionsPerMinute = 30
const creditRequestsPerMinute = 60
const billingRequestsPerMinute = 30
const accountRequestsPerMinute = 300
const deletionsPerMinute = 10

/** The whole HTTP surface of the server; it never listens. */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const { config, backend, engine, speech, log, version, now } = deps
  const app = new Hono<AppEnv>()
  app.onError(handleError(log))
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
    ...(deps.fetch && { fetch: deps.fetch }),
  })
  const dictionaries = listDictionaryOffers()
  const runtimeConfig = (url: string): RuntimeConfig => ({
    mode: backend.mode,
    supabaseUrl: backend.publicUrl ?? siteOf(url),
    supabaseKey: backend.publishableKey,
    engine: engine.label,
    mail: backend.mailMode,
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

  const limits = deps.limits ?? createLocalLimits(now)
  const credits = createCredits({ call: backend.call, now, log })
  const limitBody = bodyLimit({ maxSize: megabyte, onError: refuseLarge })
  // A recording has a limit of its own, behind the check of who sends it.
  app.use('/api/*', (c, next) => (c.req.path === transcriptionPath ? next() : limitBody(c, next)))
  app.use('/api/tutor/*', requireUser(backend))
  app.use('/api/tutor/turn', rateLimit(limits, { name: 'turn', limit: turnsPerMinute }))
  const helpLimit = rateLimit(limits, { name: 'help', limit: turnsPerMinute })
  for (const path of ['translate', 'explain', 'activity']) app.use(`/api/tutor/${path}`, helpLimit)
  app.use('/api/tutor/tts/*', rateLimit(limits, { name: 'speech', limit: speechPerMinute }))
  app.use(transcriptionPath, rateLimit(limits, { name: 'transcription', limit: transcriptionsPerMinute }))
  app.route('/api/tutor', tutorRoutes({ engine, call: backend.call, credits, log, now }))
  app.route('/api/tutor', tutorHelpRoutes({ help: deps.help, credits }))
  app.route('/api/tutor', tutorActivityRoutes({ help: deps.help, call: backend.call, credits, now }))
  app.route('/api/tutor', speechRoutes({ speech, credits, log }))
  app.use(
    '/api/credits',
    requireUser(backend),
    rateLimit(limits, { name: 'credits', limit: creditRequestsPerMinute }),
  )
  app.route('/api/credits', creditRoutes(credits))
  app.use(
    '/api/account',
    requireUser(backend),
    rateLimit(limits, { name: 'account', limit: deletionsPerMinute }),
  )
  app.route('/api/account', accountRoutes({ client: openServiceClient(backend), billing: sales.billing }))
  const billingLimit = rateLimit(limits, { name: 'billing', limit: billingRequestsPerMinute })
  for (const name of billingFunctions) {
    app.use(`/functions/v1/${name}`, limitBody, requireUser(backend), billingLimit)
  }
  app.route('/functions/v1', billingRoutes({ ...sales, siteOf, now }))
  if (sales.webhook) app.route('/api/billing', sales.webhook)
  app.all('/api/*', refuseUnknown)
  app.all('/functions/v1/*', refuseUnknown)

  if (!backend.publicUrl) {
    const isProxy = knowProxies(config.trustedProxies)
    app.use(
      '/auth/v1/*',
      rateLimit(limits, {
        name: 'auth',
        limit: accountRequestsPerMinute,
        keyOf: (c) => clientAddress(c, isProxy) ?? 'unknown',
      }),
    )
    app.use('/rest/v1/*', compressAnswers)
    app.use('/rest/v1/*', bodyLimit({ maxSize: 4 * megabyte, onError: refuseLarge }))
    app.use('/auth/v1/*', bodyLimit({ maxSize: megabyte, onError: refuseLarge }))
    app.use('/storage/v1/*', bodyLimit({ maxSize: 60 * megabyte, onError: refuseLarge }))
    const gateway = createGateway({ backend, log, now })
    for (const path of ['/auth/v1/*', '/rest/v1/*', '/storage/v1/*']) app.all(path, gateway)
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
