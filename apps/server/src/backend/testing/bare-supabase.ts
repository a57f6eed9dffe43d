import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { createAdaptorServer } from '@hono/node-server'
import { App, setExperimental } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { createFileStorage } from '../embedded/file-storage.ts'
import { migrate, readAppliedVersions, readMigrations } from '../embedded/migrations.ts'
import { rolesSql } from '../embedded/roles.ts'

export interface BareSupabase {
  url: string
  publishableKey: string
  close: () => Promise<void>
}

/** `@supabase/lite` as it comes, over HTTP, on a database in memory with our tables; nobody confirms an address here. */
export async function startBareSupabase(): Promise<BareSupabase> {
  const connection = await createPgliteConnection({ url: 'memory://' })
  await connection.driver.waitReady
  const publishableKey = 'sb_publishable_bench'
  setExperimental('storage', true)
  const app = new App({
    connection: Object.assign(connection, { rlsState: 'active' }),
    auth: {
      enabled: true,
      jwt_secret: 'a-secret-of-a-bench-that-nobody-needs-to-keep',
      publishable_key: publishableKey,
      secret_key: 'sb_secret_bench',
      site_url: 'http://localhost:3000',
      email: { enable_signup: true, enable_confirmations: false },
    },
    storage: { enabled: true },
    options: { server: { admin: false, disableStudio: true } },
  })
  // Its tables are made only where files could be kept; nobody keeps any here.
  app._storageAdapter = createFileStorage(tmpdir())
  await app.ensureSystemSchema()
  await connection.driver.exec(rolesSql)
  const execute = async (sql: string) => void (await connection.driver.exec(sql))
  await migrate({ execute }, await readAppliedVersions({ connection }), await readMigrations())
  await app.init()
  const server = createAdaptorServer({ fetch: (request) => app.fetch(request) })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publishableKey,
    close: async () => {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await connection.close()
    },
  }
}
