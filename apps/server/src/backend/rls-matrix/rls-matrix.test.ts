import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestLearner, type TestServer } from '../../test/start-test-server.ts'
import { namesInDatabase, rowsOf } from './catalogue.ts'
import { functions } from './functions.ts'
import { personas, tables, type Operation, type Persona } from './matrix.ts'

describe('row level security', () => {
  let server: TestServer
  let owner: TestLearner
  let friend: TestLearner
  let clients: Record<Persona, SupabaseClient>
  let operator: SupabaseClient

  beforeAll(async () => {
    server = await startTestServer()
    owner = await server.signUp('owner@example.test')
    friend = await server.signUp('friend@example.test')
    const stranger = await server.signUp('stranger@example.test')
    // Untyped: the matrix tries what the types forbid.
    const clientOf = (token?: string): SupabaseClient =>
      createClient(server.url, server.backend.publishableKey, {
        auth: { persistSession: false },
        global: { headers: token ? { authorization: `Bearer ${token}` } : {} },
      })
    clients = {
      owner: clientOf(owner.accessToken),
      friend: clientOf(friend.accessToken),
      stranger: clientOf(stranger.accessToken),
      anonymous: clientOf(),
    }
    operator = createClient(server.url, server.backend.secretKey, { auth: { persistSession: false } })
    const friends = [
      { user_id: owner.id, friend_id: friend.id },
      { user_id: friend.id, friend_id: owner.id },
    ]
    expect((await operator.from('friendships').insert(friends)).error).toBeNull()
    for (const { table, seed } of tables) {
      if (seed) expect((await operator.from(table).insert(seed(owner, friend))).error).toBeNull()
    }
  }, 60_000)
  afterAll(() => server.close())

  it('[6.3b] knows every table and function there is', async () => {
    expect(tables.map(({ table }) => table).toSorted()).toEqual(await namesInDatabase(server, 'tables'))
    expect(functions.map(({ name }) => name).toSorted()).toEqual(await namesInDatabase(server, 'functions'))
  })

  it('[6.3b] every table has row level security', async () => {
    const open = await rowsOf(
      server,
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity",
    )
    expect(open).toEqual([])
  })

  describe.each(tables)('$table', ({ table, allowed, insert, update, key, sealed }) => {
    const may = (operation: Operation, persona: Persona) => allowed[operation]?.includes(persona) ?? false

    /** As the operator sees them; in which order they come is nobody's promise. */
    const rowsNow = async () => {
      const { data } = await operator
        .from(table)
        .select('*')
        .eq(...key(owner))
        .throwOnError()
      return data
        .map((row) => JSON.stringify(row))
        .toSorted()
        .join()
    }

    it.each(personas)('[6.3a] %s reads it only where allowed', async (persona) => {
      const { data } = await clients[persona]
        .from(table)
        .select('*')
        .eq(...key(owner))
      expect((data ?? []).length > 0).toBe(may('select', persona))
    })

    it.each(personas.filter((persona) => persona !== 'owner'))(
      '[6.3a] %s cannot insert in the owner’s name',
      async (persona) => {
        expect((await clients[persona].from(table).insert(insert(owner, friend))).error).not.toBeNull()
      },
    )

    it('[6.3a] the owner inserts only where allowed', async () => {
      const { error } = await clients.owner.from(table).insert(insert(owner, friend))
      expect(error === null).toBe(may('insert', 'owner'))
    })

    it.each(personas)('[6.3a] %s updates it only where allowed', async (persona) => {
      const before = await rowsNow()
      const { error } = await clients[persona]
        .from(table)
        .update(update)
        .eq(...key(owner))
      const hasChanged = (await rowsNow()) !== before
      expect(hasChanged && error === null).toBe(may('update', persona))
    })

    it.each(Object.entries(sealed))('[6.3b] not even the owner writes its %s', async (column, value) => {
      const { error } = await clients.owner
        .from(table)
        .update({ [column]: value })
        .eq(...key(owner))
      expect(error).not.toBeNull()
    })

    it.each(personas.toReversed())('[6.3a] %s deletes it only where allowed', async (persona) => {
      await clients[persona]
        .from(table)
        .delete()
        .eq(...key(owner))
      const { data } = await operator
        .from(table)
        .select('*')
        .eq(...key(owner))
      expect(data?.length === 0).toBe(may('delete', persona))
    })
  })

  describe.each(functions)('$name', ({ name, caller, args }) => {
    it.each(personas)(`[6.3a] %s calls it only where it is for the ${caller}`, async (persona) => {
      const { error } = await clients[persona].rpc(name, args(owner))
      expect(error === null).toBe(persona === caller)
    })
  })

  it.each(functions.filter(({ caller }) => caller === 'server'))(
    '[6.3a] the server calls $name',
    async ({ name, args }) => {
      expect((await operator.rpc(name, args(owner))).error).toBeNull()
    },
  )

  describe('the buckets', () => {
    const png = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])

    it('[6.4a, 7.7] dictionaries are for signed-in learners to read, and for nobody to write', async () => {
      const file = { contentType: 'application/json', upsert: true }
      const bucket = (client: SupabaseClient) => client.storage.from('dictionaries')
      expect(
        (await bucket(operator).upload('es-ES.json', new TextEncoder().encode('[]'), file)).error,
      ).toBeNull()
      const read = await Promise.all(
        personas.map((persona) => bucket(clients[persona]).download('es-ES.json')),
      )
      expect(read.map(({ error }) => error === null)).toEqual([true, true, true, false])
      const written = await Promise.all(
        personas.map((persona) =>
          bucket(clients[persona]).upload('xx.json', new TextEncoder().encode('[]'), file),
        ),
      )
      expect(written.map(({ error }) => error === null)).toEqual([false, false, false, false])
    })

    it('[7.8, 3.28b] screenshots go into one’s own folder, as PNG, and are not overwritten', async () => {
      const path = `${owner.id}/feedback-1.png`
      const upload = (persona: Persona, contentType = 'image/png') =>
        clients[persona].storage.from('feedback-screenshots').upload(path, png, { contentType })
      expect((await upload('stranger')).error).not.toBeNull()
      expect((await upload('anonymous')).error).not.toBeNull()
      expect((await upload('owner', 'text/html')).error).not.toBeNull()
      expect((await upload('owner')).error).toBeNull()
      expect((await upload('owner')).error).not.toBeNull()
    })
  })
})
