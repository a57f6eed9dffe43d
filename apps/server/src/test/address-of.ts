import type { ClusterConnection } from '../database/cluster/start-cluster.ts'

/** A database as DATABASE_URL names it. */
export function addressOf({ host, port, user, password = '', database }: ClusterConnection): string {
  return host.startsWith('/')
    ? `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
    : `postgres://${user}:${password}@${host}:${port}/${database}`
}
