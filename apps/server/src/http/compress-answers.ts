import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'

const compress = promisify(gzip)

/** Bytes; what fits into a few packets anyway is not worth the work. */
const worthwhile = 8192

/**
 * Compresses answers that are long, on another thread: a page of the data API is a tenth of its size, and on a phone that is
 * most of the wait.
 */
export const compressAnswers = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { res } = c
  if (c.req.method !== 'GET' || !res.body || res.headers.has('content-encoding')) return
  res.headers.append('vary', 'accept-encoding')
  if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return
  const body = Buffer.from(await res.arrayBuffer())
  const isLong = body.length >= worthwhile
  const sent = isLong ? await compress(body, { level: 5 }) : body
  const headers = new Headers(res.headers)
  if (isLong) headers.set('content-encoding', 'gzip')
  headers.set('content-length', String(sent.length))
  // Hono would add the headers of the answer that was read to the new one.
  c.res = undefined
  c.res = new Response(sent, { status: res.status, headers })
})
