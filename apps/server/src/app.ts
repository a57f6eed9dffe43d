import { randomUUID } from 'node:crypto'
import { listDictionaryOffers } from '@lingarden/content/dictionary-files'
import type { RuntimeConfig } from '@lingarden/domain/runtime-config'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppDeps } from './app-deps.ts'
import { openBilling } from './billing/open-billing.ts'
import { notFound, tooLarge } from './errors.ts'
import { holdSwitches } from './front/switches/hold-switches.ts'
import { compressAnswers } from './http/compress-answers.ts'
import type { AppEnv } from './http/context.ts'
import { handleError, throwErrors } from './http/handle-error.ts'
import { createMetrics, metricsRoute } from './http/metrics.ts'
import { observeRequests } from './http/observe-requests.ts'
import { rateLimit } from './http/rate-limit.ts'
import { requireUser } from './http/require-user.ts'
import { securityHeaders } from './http/security-headers.ts'
import { healthRoutes } from './routes/health.ts'
import { landingRoutes } from './routes/landing.ts'
import { learnerRoutes } from './routes/learner-routes.ts'
import { mailboxRoutes } from './routes/mailbox.ts'
import { transcriptionPath } from './routes/speech.ts'
import { strokeRoutes } from './routes/strokes.ts'
import { webRoutes } from './routes/web.ts'

const megabyte = 1024 * 1024

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
  const metrics = createMetrics(deps.corrections)
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
  const limitBody = bodyLimit({ maxSize: megabyte, onError: refuseLarge })
  const { whenLoaded = () => Promise.resolve() } = deps
  app.use('/api/*', async (_c, next) => {
    await whenLoaded()
    await next()
  })
  // A recording has a limit of its own, behind the check of who sends it.
  app.use('/api/*', (c, next) => (c.req.path === transcriptionPath ? next() : limitBody(c, next)))
  app.use('/functions/v1/*', limitBody)
  const guard = requireUser(backend)
  for (const { path, guarded, rates, routes } of learnerRoutes({ ...deps, sales, siteOf })) {
    for (const address of guarded) app.use(path + address, guard)
    for (const [address, rule] of Object.entries(rates))
      app.use(path + address, rateLimit(backend.limits, rule))
    for (const route of routes) app.route(path, route)
  }
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
