import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'
import type { AppEnv } from './context.ts'

/** Whether an address is a reverse proxy's of this server, whose word on who asks is believed. */
export type IsProxy = (address: string) => boolean

/**
 * Knows this machine and the networks given as the places of our proxies.
 * @param networks such as 10.88.0.1, 10.0.0.0/8 or fd00::/8
 * @throws Error naming what is neither an address nor a network
 */
export function knowProxies(networks: readonly string[] = []): IsProxy {
  const known = new BlockList()
  for (const network of ['127.0.0.0/8', '::1', ...networks]) addNetwork(known, network)
  return (address) => isIP(address) !== 0 && known.check(address, familyOf(address))
}

function addNetwork(known: BlockList, network: string): void {
  const [address = '', length, ...rest] = network.split('/')
  const longest = isIP(address) === 4 ? 32 : 128
  const prefix = length === undefined ? longest : Number(length)
  const isNetwork = isIP(address) !== 0 && length !== '' && Number.isInteger(prefix) && rest.length === 0
  if (!isNetwork || prefix < 0 || prefix > longest)
    throw new Error(`${network} is neither an address nor a network such as 10.0.0.0/8`)
  known.addSubnet(address, prefix, familyOf(address))
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/**
 * The address of whoever asks: of the hops from the socket outwards the first that is none of our proxies. Hops further
 * out are hearsay.
 */
export function clientAddress(c: Context<AppEnv>, isProxy: IsProxy): string | null {
  const named =
    c.req
      .header('x-forwarded-for')
      ?.split(',')
      .map((hop) => hop.trim()) ?? []
  const peer = peerAddress(c.env)
  const hops = peer === null ? [] : [...named, peer]
  return hops.findLast((hop) => !isProxy(hop)) ?? hops[0] ?? null
}

/**
 * By what an address is counted: one of IPv6 by its network of 64 bits, as whoever has one has them all; one of IPv4 as it is,
 * however it is written. What is no address is one and the same.
 */
export function networkOf(address: string | null): string {
  const [bare = ''] = (address ?? '').split('%')
  if (isIP(bare) === 4) return bare
  if (isIP(bare) !== 6) return 'unknown'
  const words = wordsOf(bare)
  const [high = 0, low = 0] = words.slice(6)
  const isMapped = words.slice(0, 5).every((word) => word === 0) && words[5] === 0xff_ff
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${words
    .slice(0, 4)
    .map((word) => word.toString(16))
    .join(':')}::/64`
}

/** The eight words of an address of IPv6; the host name of a URL has them without an IPv4 at the end. */
function wordsOf(address: string): number[] {
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [head, tail] = [before, after ?? ''].map((part) => part.split(':').filter((word) => word !== ''))
  const missing = after === undefined ? 0 : 8 - (head?.length ?? 0) - (tail?.length ?? 0)
  const words = [...(head ?? []), ...Array.from({ length: missing }, () => '0'), ...(tail ?? [])]
  return words.map((word) => Number.parseInt(word, 16))
}

/** Whether a socket's other end is this machine. */
export function isLoopback(address: string | null): boolean {
  return /^(::1|(::ffff:)?127(\.\d+){3})$/.test(address ?? '')
}

/** The address of the socket's other end; a header could claim anything. */
export function peerAddress(bindings: Partial<AppEnv['Bindings']> | undefined): string | null {
  return bindings?.incoming?.socket.remoteAddress ?? null
}
