import type { Hub } from './hub.ts'

/** Connections of one server in all, from one address (IPv6: one network of 64 bits), and of one account. */
const most = 10_000
const mostOfNetwork = 60
const mostOfAccount = 30

/** Why one more connection is not taken; undefined where it is. */
export function refuseConnection(
  { connections }: Pick<Hub, 'connections'>,
  network: string,
): string | undefined {
  if (connections.size >= most) return '503 Service Unavailable'
  let own = 0
  for (const other of connections) if (other.network === network) own += 1
  return own >= mostOfNetwork ? '429 Too Many Requests' : undefined
}

/** Whether an account has as many connections as it may. */
export function hasTooMany({ connections }: Pick<Hub, 'connections'>, account: string): boolean {
  let own = 0
  for (const other of connections) if (other.accounts.has(account)) own += 1
  return own > mostOfAccount
}
