import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'

/** Origins the page may talk to beside its own: an external Supabase, over HTTP and WebSocket. */
function connectSources(supabaseUrl: string | undefined): string {
  if (!supabaseUrl) return "'self'"
  const { origin } = new URL(supabaseUrl)
  return `'self' ${origin} ${origin.replace(/^http/, 'ws')}`
}

/** What is answered by who asks: nothing on the way keeps it, unless the answer itself allows that. */
const ofLearners = /^\/+(?:auth\/v1|rest\/v1|storage\/v1|functions\/v1|realtime\/v1|api)(?:\/|$)/

interface SecurityOptions {
  supabaseUrl: string | undefined
  isTls: boolean
  /** The development server writes scripts into the page and talks to it by a WebSocket of its own. */
  isDevelopment: boolean
}

/**
 * Headers of every answer. Scripts come from our own files only; inline styles are allowed because the libraries for
 * toasts and floating panels set them.
 */
export function securityHeaders({ supabaseUrl, isTls, isDevelopment }: SecurityOptions) {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval'${isDevelopment ? " 'unsafe-inline'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${supabaseUrl ? new URL(supabaseUrl).origin : ''}`.trim(),
    "media-src 'self' blob:",
    "font-src 'self'",
    "worker-src 'self' blob:",
    `connect-src ${connectSources(supabaseUrl)}${isDevelopment ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    const { headers } = c.res
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', policy)
    headers.set('x-content-type-options', 'nosniff')
    // Pages elsewhere show nothing of ours; what they may read (CORS) this does not concern.
    if (!headers.has('cross-origin-resource-policy'))
      headers.set('cross-origin-resource-policy', 'same-origin')
    if (ofLearners.test(c.req.path) && !headers.has('cache-control')) headers.set('cache-control', 'no-store')
    headers.set('referrer-policy', 'strict-origin-when-cross-origin')
    headers.set('cross-origin-opener-policy', 'same-origin')
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(self)')
    if (isTls) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}
