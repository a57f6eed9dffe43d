import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Cluster } from './start-cluster.ts'
import { startTestCluster } from './start-test-cluster.ts'

let cluster: Cluster
beforeAll(async () => {
  cluster = await startTestCluster()
})
afterAll(() => cluster.stop())

it('answers statements', async () => {
  const client = new Client(cluster.connection)
  await client.connect()
  try {
    const { rows } = await client.query("select lower('ÄÖ') as folded, current_setting('timezone') as zone")
    expect(rows).toEqual([{ folded: 'äö', zone: 'UTC' }])
  } finally {
    await client.end()
  }
})
