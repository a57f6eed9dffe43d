import { Client } from 'pg'
import type { Config } from '../config.ts'
import { findRunningCluster } from '../database/cluster/connection.ts'
import { readMigrations } from '../database/migrations.ts'
import { configOf, type DatabaseLocation } from '../database/open-database.ts'
import { readVersion } from '../version.ts'
import { formatTable } from './format-table.ts'
import { readAddress } from './server-address.ts'

/** How long each may take to answer, in milliseconds. */
const patience = 3000

interface Finding {
  what: string
  isWell: boolean
  says: string
}

/** Looks at the server and its database from outside. It starts neither. */
export async function checkHealth(config: Config): Promise<{ isWell: boolean; report: string }> {
  const findings = [await lookAtServer(config), ...(await lookAtDatabase(config))]
  const rows = findings.map(({ what, isWell, says }) => [what, isWell ? 'well' : 'NOT WELL', says])
  return {
    isWell: findings.every(({ isWell }) => isWell),
    report: formatTable([['', '', `Lingarden ${await readVersion()}`], ...rows]),
  }
}

async function lookAtServer({ dataDir, host, port }: Config): Promise<Finding> {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const usual = `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
  const address = (await readAddress(dataDir)) ?? usual
  try {
    const ready = await fetch(`${address}/ready`, { signal: AbortSignal.timeout(patience) })
    const { status } = (await ready.json()) as { status: string }
    return { what: 'server', isWell: ready.ok, says: `${address} answers: ${status}` }
  } catch {
    return { what: 'server', isWell: false, says: `nobody answers at ${address}` }
  }
}

async function lookAtDatabase({ database, dataDir }: Config): Promise<Finding[]> {
  if (database.mode === 'supabase') return [await lookAtSupabase(database.url, database.publishableKey)]
  const location = database.mode === 'postgres' ? { url: database.url } : await findRunningCluster(dataDir)
  if (!location)
    return [{ what: 'database', isWell: false, says: `does not run; the server of ${dataDir} starts it` }]
  try {
    return await lookInside(location)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [{ what: 'database', isWell: false, says: `cannot be reached: ${reason}` }]
  }
}

async function lookAtSupabase(url: string, apikey: string): Promise<Finding> {
  try {
    const response = await fetch(`${url}/auth/v1/health`, {
      headers: { apikey },
      signal: AbortSignal.timeout(patience),
    })
    return { what: 'database', isWell: response.ok, says: `${url} answers ${response.status}` }
  } catch {
    return { what: 'database', isWell: false, says: `nobody answers at ${url}` }
  }
}

const aboutSql = `
select current_setting('server_version') as version,
  pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as is_read_only,
  array(
    select distinct application_name from pg_stat_activity
    where datname = current_database() and application_name like 'lingarden _%'
  ) as servers`

async function lookInside(location: DatabaseLocation): Promise<Finding[]> {
  const client = new Client({
    ...configOf(location),
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; is_read_only: boolean; servers: string[] }>(
      aboutSql,
    )
    const { version = '', is_read_only: isReadOnly = true, servers = [] } = rows[0] ?? {}
    return [
      {
        what: 'database',
        isWell: !isReadOnly,
        says: `PostgreSQL ${version}${isReadOnly ? ', takes no writes' : ''}`,
      },
      {
        what: 'versions',
        isWell: servers.length <= 1,
        says: servers.length === 0 ? 'no server is connected' : servers.join(', '),
      },
      await lookAtMigrations(client),
    ]
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function lookAtMigrations(client: Client): Promise<Finding> {
  const what = 'migrations'
  const { rows: found } = await client.query<{ name: string | null }>(
    `select to_regclass('supabase_migrations.schema_migrations')::text as name`,
  )
  if (!found[0]?.name) return { what, isWell: false, says: 'none yet; the server makes them when it starts' }
  const { rows } = await client.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  )
  const applied = new Set(rows.map(({ version }) => version))
  const known = new Set((await readMigrations()).map(({ version }) => version))
  const missing = [...known].filter((version) => !applied.has(version)).length
  const newer = [...applied].filter((version) => !known.has(version)).length
  if (newer > 0) return { what, isWell: false, says: `${newer} are of a newer Lingarden` }
  const says = missing > 0 ? `${missing} wait for the server's next start` : `all ${known.size} are there`
  return { what, isWell: missing === 0, says }
}
