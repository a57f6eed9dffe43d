/** Connections of one server in all, from one address (IPv6: one network of 64 bits), and of one account. */
const most = 10_000
const mostOfNetwork = 60
const mostOfAccount = 30

/** Counts connections by where they come from and whose they are. */
export interface ConnectionLimits {
  /** Why one more connection is not taken; undefined where it is. */
  refuse: (network: string) => string | undefined
  enter: (network: string) => void
  /** @returns false where the account has as many connections as it may */
  enterAccount: (account: string) => boolean
  leave: (network: string, accounts: Iterable<string>) => void
}

export function createConnectionLimits(): ConnectionLimits {
  let all = 0
  const ofNetwork = new Map<string, number>()
  const ofAccount = new Map<string, number>()
  return {
    refuse: (network) => {
      if (all >= most) return '503 Service Unavailable'
      return (ofNetwork.get(network) ?? 0) >= mostOfNetwork ? '429 Too Many Requests' : undefined
    },
    enter: (network) => {
      all += 1
      add(ofNetwork, network, 1)
    },
    enterAccount: (account) => {
      if ((ofAccount.get(account) ?? 0) >= mostOfAccount) return false
      add(ofAccount, account, 1)
      return true
    },
    leave: (network, accounts) => {
      all -= 1
      add(ofNetwork, network, -1)
      for (const account of accounts) add(ofAccount, account, -1)
    },
  }
}

function add(counts: Map<string, number>, name: string, difference: number): void {
  const count = (counts.get(name) ?? 0) + difference
  if (count > 0) counts.set(name, count)
  else counts.delete(name)
}
