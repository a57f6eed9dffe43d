// Run by data-api.ts: @supabase/lite on the PostgreSQL and on the port that it is given, with one table of ours.
import { pathToFileURL } from 'node:url'

const [, , folder, url, publishableKey, jwtSecret] = process.argv
const load = (path) => import(pathToFileURL(`${folder}/node_modules/${path}`).href)
const { App } = await load('@supabase/lite/dist/index.js')
const { createPostgresConnection } = await load('@supabase/lite/dist/db/postgres/PostgresConnection.js')
const { createAdaptorServer } = await load('@hono/node-server/dist/index.mjs')
const connection = await createPostgresConnection({ url })
const app = new App({
  connection: Object.assign(connection, { rlsState: 'active' }),
  auth: {
    enabled: true,
    jwt_secret: jwtSecret,
    publishable_key: publishableKey,
    secret_key: `sb_secret_${'0'.repeat(32)}`,
    site_url: 'http://localhost:3000',
    email: { enable_signup: true, enable_confirmations: false },
  },
  options: { server: { admin: false, disableStudio: true } },
})
await app.ensureSystemSchema()
await app.init()
const server = createAdaptorServer({ fetch: (request) => app.fetch(request) })
server.listen(0, '127.0.0.1', () => console.log(`ready at http://127.0.0.1:${server.address().port}`))
