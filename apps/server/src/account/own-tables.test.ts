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
  const friend = await server.signUp('friend@example.test')
  await seedEveryTable(server, owner, friend)
  await seedEveryTable(server, await server.signUp('stranger@example.test'), friend)
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

it('and the learner reads their rows of each, and only rows that name them, in the order of its key', async () => {
  const operator: SupabaseClient = server.client(server.backend.secretKey)
  for (const { name, owner_columns: columns, key_columns: keys } of tables) {
    const rowsFor = async (reader: SupabaseClient) => {
      const ordered = keys.reduce((query, key) => query.order(key), ownRows(reader, name, columns))
      return (await ordered.throwOnError()).data as unknown as Record<string, unknown>[]
    }
    const [rows, all] = [await rowsFor(client), await rowsFor(operator)]
    // Such as a friend's own record of the friendship, which is theirs.
    const own = all.filter((row) => (row['user_id'] ?? row['id']) === owner.id)
    expect(own.length, name).toBeGreaterThan(0)
    expect(rows, name).toEqual(expect.arrayContaining(own))
    expect(all, name).toEqual(expect.arrayContaining(rows))
    expect(keys, name).not.toEqual([])
  }
})

it('and what lies in another table under the same key comes with its row', async () => {
  const authors = tables.find(({ name }) => name === 'suggestion_authors')
  expect(authors?.part_tables).toEqual(['suggestions'])
  const { data } = await ownRows(client, 'suggestion_authors', ['user_id'], '*,suggestions(*)').throwOnError()
  expect(data).toMatchObject([{ suggestions: { title: 'A dark mode' } }])
})

const ownRows = (reader: SupabaseClient, name: string, columns: string[], selected = '*') =>
  reader
    .from(name)
    .select(selected)
    .or(columns.map((column) => `${column}.eq.${owner.id}`).join(','))
