import type { IncomingMessage } from 'node:http'
import { networkOf, type IsProxy } from '../../../http/client-address.ts'

/** The network that a request to upgrade comes from: of the hops from the socket outwards the first that is no proxy. */
export function networkOfUpgrade({ headers, socket }: IncomingMessage, isProxy: IsProxy): string {
  const named = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const hops = [...named.map((hop) => hop.trim()).filter((hop) => hop !== ''), socket.remoteAddress ?? '']
  return networkOf(hops.findLast((hop) => !isProxy(hop)) ?? hops[0] ?? null)
}
