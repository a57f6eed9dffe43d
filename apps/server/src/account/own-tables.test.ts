import type { OwnTable } from '@lingarden/domain/own-data'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tablesWith } from '../backend/rls-matrix/catalogue.ts'
import { seedEveryTable } from '../backend/rls-matrix/seed.ts'
import { startTestServer, type TestLearner, type TestServer } from '../test/start-test-server.ts'

let server: TestServer
let owner: TestLearner
let tables: OwnTable[]
/** Untyped: which tables there are is not known before. */
let client: SupabaseClient

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.signUp('owner@example.test')
  await seedEveryTable(server, owner)
  await seedEveryTable(server, await server.signUp('stranger@example.test'))
  client = createClient(server.url, server.backend.publishableKey, {
    auth: { persistSession: false },
    global: { headers: { authorization: `Bearer ${owner.accessToken}` } },
  })
  tables = (await client.rpc('list_own_tables', { p_user_id: owner.id }).throwOnError()).data as OwnTable[]
}, 60_000)
afterAll(() => server.close())

it('names every table that holds anything of the learner', async () => {
  const held = Object.keys(await tablesWith(server, owner.id)).filter((table) => table.startsWith('public.'))
  expect(tables.map(({ name }) => `public.${name}`)).toEqual(held.toSorted())
})

it('and the learner reads all their rows of each, and only these, in the order of its key', async () => {
  const operator: SupabaseClient = server.client(server.backend.secretKey)
  for (const { name, owner_columns: columns, key_columns: keys } of tables) {
    const rowsFor = (reader: SupabaseClient) =>
      keys.reduce((query, key) => query.order(key), ownRows(reader, name, columns)).throwOnError()
    const { data: rows } = await rowsFor(client)
    expect([name, rows]).toEqual([name, (await rowsFor(operator)).data])
    expect(rows.length, name).toBeGreaterThan(0)
    expect(keys, name).not.toEqual([])
  }
})

const ownRows = (reader: SupabaseClient, name: string, columns: string[]) =>
  reader
    .from(name)
    .select('*')
    .or(columns.map((column) => `${column}.eq.${owner.id}`).join(','))
