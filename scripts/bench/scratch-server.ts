import { startScratchCluster } from '../../apps/server/src/test/scratch-cluster.ts'
import { startTestServer, type TestServer } from '../../apps/server/src/test/start-test-server.ts'

/** The server in this process, on a PostgreSQL of its own. */
export async function startScratchServer(): Promise<TestServer> {
  const { scratch, stop } = await startScratchCluster()
  const server = await startTestServer({ scratch })
  return { ...server, close: () => server.close().finally(stop) }
}
