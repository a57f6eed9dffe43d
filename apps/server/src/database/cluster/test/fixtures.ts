import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { onTestFinished, vi } from 'vitest'
import type { ClusterConnection } from '../connection.ts'
import { clusterFolderOf } from '../folders.ts'
import { isPostmasterOf, readPostmasterFile } from '../postmaster-file.ts'
import { startCluster, type Cluster, type ClusterOptions } from '../start-cluster.ts'

/** A folder that goes after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lingarden-cluster-'))
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** What was said to whoever runs the server. */
export function collectLog() {
  const lines: string[] = []
  const add = (...said: unknown[]) => lines.push(String(said.at(-1)))
  const log = { info: vi.fn(add), warn: vi.fn(add), error: vi.fn(add) } as unknown as ClusterOptions['log']
  return { log, lines }
}

/** A cluster that is stopped after the test, if it was not before. */
export async function open(options: Omit<ClusterOptions, 'log'> & Partial<ClusterOptions>): Promise<Cluster> {
  const cluster = await startCluster({ isDurable: false, log: collectLog().log, ...options })
  onTestFinished(cluster.stop)
  return cluster
}

export async function withClient<Result>(
  connection: ClusterConnection,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The first column of the rows that a statement returns. */
export const column = (connection: ClusterConnection, statement: string) =>
  withClient(connection, async (client) =>
    (await client.query({ text: statement, rowMode: 'array' })).rows.map(([value]: unknown[]) => value),
  )

/** The process of a data folder's PostgreSQL; undefined where none runs. */
export async function runningPid(dataDir: string): Promise<number | undefined> {
  const cluster = await clusterFolderOf(dataDir)
  const file = await readPostmasterFile(cluster)
  return file && (await isPostmasterOf(cluster, file.pid)) ? file.pid : undefined
}

/** Names in a folder, sorted. */
export const namesIn = async (folder: string) => (await readdir(folder)).toSorted()
