import type { Context } from 'hono'
import { isLoopback, peerAddress } from './client-address.ts'
import type { AppEnv } from './context.ts'

const loopbackHost = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i
const loopbackPage = /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?(\/|$)/i

/** What reverse proxies, balancers, tunnels and content networks add to what they pass on; no browser sends any of it. */
const proxyHeader =
  /^(via$|forwarded|cdn-loop|true-client|client-ip|proxy-|surrogate-|cf-|fly-|fastly-|akamai-|incap-|ngrok-|tailscale-|do-connecting|x-(forwarded|real|client|cluster|original|envoy|amzn|azure|arr|appengine|varnish|vercel|proxy|remote|ssl|scheme|host|url|request-start))/

/**
 * Whether a request comes from this machine, from the browser or a program of whoever runs the server: by the socket's
 * other end, by the name that was asked for (a page elsewhere must not reach us through a name that points here), and
 * without a sign of a proxy, which hands on what strangers ask.
 */
export function isFromThisMachine(c: Context<AppEnv>): boolean {
  return (
    isLoopback(peerAddress(c.env)) &&
    loopbackHost.test(c.req.header('host') ?? '') &&
    ['origin', 'referer'].every((name) => isLoopbackPage(c.req.header(name))) &&
    // As some proxies speak where nothing else shows them; browsers have not for decades.
    c.env.incoming.httpVersion !== '1.0' &&
    !Object.keys(c.req.header()).some((name) => proxyHeader.test(name.toLowerCase()))
  )
}

const isLoopbackPage = (page: string | undefined) => page === undefined || loopbackPage.test(page)
