import { Hono } from 'hono'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { notFound } from '../errors.ts'
import type { AppEnv } from './context.ts'
import { isSameSecret } from './same-secret.ts'

interface ObservedRequest {
  method: string
  /** The pattern of the address, such as /api/tutor/turn or /rest/v1/*. */
  route: string
  status: number
  milliseconds: number
}

export interface Metrics {
  observe: (request: ObservedRequest) => void
  /** Everything counted so far, in Prometheus's text format. */
  print: () => Promise<string>
  contentType: string
}

/** Upper bounds of the histogram of response times, in seconds. */
const buckets = [0.005, 0.015, 0.05, 0.15, 0.5, 1.5, 5, 15, 40]

/**
 * What one server counts: its requests, its process's memory, processor time and event loop, and what became of the
 * corrections of a language model where one answers.
 */
export function createMetrics(corrections?: { counts: ReadonlyMap<string, number> }): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'lingarden_http_requests_total',
    help: 'Requests by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'lingarden_http_request_duration_seconds',
    help: 'Time until a request was answered, or began to be.',
    labelNames: ['method', 'route'],
    buckets,
    registers: [registry],
  })
  if (corrections) {
    const outcomes = new Counter({
      name: 'lingarden_model_corrections_total',
      help: 'Corrections of the language model by what became of them: sure, perhaps, or dropped and why.',
      labelNames: ['outcome'],
      registers: [registry],
      collect: () => {
        outcomes.reset()
        for (const [outcome, count] of corrections.counts) outcomes.inc({ outcome }, count)
      },
    })
  }
  return {
    observe: ({ method, route, status, milliseconds }) => {
      requests.inc({ method, route, status: String(status) })
      durations.observe({ method, route }, milliseconds / 1000)
    },
    print: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

/** GET /metrics for whoever has the operator's token; where none is set there is no such address. */
export function metricsRoute(metrics: Metrics, token: string | undefined) {
  return new Hono<AppEnv>().get('/metrics', async (c) => {
    const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1]
    if (!token || !given || !isSameSecret(given, token)) throw notFound()
    return c.body(await metrics.print(), 200, { 'content-type': metrics.contentType })
  })
}
