import { createClient } from '@supabase/supabase-js'
import type { Database } from '@lingarden/database/generated/types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  startTestServer,
  testPassword,
  type TestLearner,
  type TestServer,
} from '../test/start-test-server.ts'
import { rowsOf } from './rls-matrix/catalogue.ts'

interface OwnSession {
  id: string
  started_at: string
  last_used_at: string
  user_agent: string
  address: string
  is_current: boolean
}

describe('the sessions of a learner', () => {
  let server: TestServer
  let ada: TestLearner
  beforeAll(async () => {
    server = await startTestServer()
    ada = await server.signUp('ada@example.test')
  }, 60_000)
  afterAll(() => server.close())

  const browserClient = (name: string, address?: string) =>
    createClient<Database>(server.url, server.backend.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: { 'user-agent': name, ...(address && { 'x-forwarded-for': address }) } },
    })
  async function signIn(browser: string, { email } = ada, address?: string) {
    const client = browserClient(browser, address)
    expect((await client.auth.signInWithPassword({ email, password: testPassword })).error).toBeNull()
    return client
  }
  type Client = Awaited<ReturnType<typeof signIn>>
  async function list(client: Client, { id } = ada) {
    const { data } = await client.rpc('list_own_sessions', { p_user_id: id }).throwOnError()
    return data as unknown as OwnSession[]
  }
  const end = (client: Client, p_session_id: string, { id } = ada) =>
    client.rpc('end_own_session', { p_user_id: id, p_session_id })
  const idOf = async (client: Client, owner = ada) =>
    (await list(client, owner)).find(({ is_current }) => is_current)?.id ?? ''

  it('are listed with their browsers, the one that asks first, then the one used last', async () => {
    const phone = await signIn('Phone/1')
    const desk = await signIn('Desk/1')
    const sessions = await list(phone)
    expect(sessions.map(({ user_agent }) => user_agent)).toEqual(['Phone/1', 'Desk/1', 'node'])
    expect(sessions.map(({ is_current }) => is_current)).toEqual([true, false, false])
    expect((await list(desk)).map(({ user_agent }) => user_agent)).toEqual(['Desk/1', 'Phone/1', 'node'])
    for (const { started_at, last_used_at } of sessions) expect(last_used_at).toBe(started_at)
  })

  it('are listed with all that is kept of them: the address, too, as the export has it', async () => {
    const [session] = await list(await signIn('Away/1', ada, '203.0.113.7'))
    expect(session).toMatchObject({ user_agent: 'Away/1', address: '203.0.113.7' })
    const kept = await rowsOf(
      server,
      `select to_jsonb(s) as row from auth.sessions as s where id = '${session?.id}'`,
    )
    expect(JSON.stringify(kept)).toContain('203.0.113.7')
  })

  it('count as used when they are renewed, whichever time zone the database thinks in', async () => {
    const old = await signIn('Old/1')
    const id = await idOf(old)
    const before = Date.now()
    const begun = new Date(before - 30 * 86_400_000)
    await rowsOf(server, `update auth.sessions set created_at = '${begun.toISOString()}' where id = '${id}'`)
    await old.auth.refreshSession()
    const [session] = await list(old)
    expect(Date.parse(session?.started_at ?? '')).toBe(begun.getTime())
    expect(Math.abs(Date.parse(session?.last_used_at ?? '') - before)).toBeLessThan(60_000)
    await rowsOf(server, `update auth.sessions set refreshed_at = '2026-01-02 03:00' where id = '${id}'`)
    await rowsOf(server, `alter function public.list_own_sessions(uuid) set timezone = 'Asia/Tokyo'`)
    const [there] = await list(old)
    await rowsOf(server, `alter function public.list_own_sessions(uuid) reset timezone`)
    expect(there?.last_used_at).toBe('2026-01-02T12:00:00+09:00')
  })

  it('of a browser that is renamed by an update has the new name once it is renewed', async () => {
    const { data } = await (await signIn('Browser/1')).auth.getSession()
    const updated = browserClient('Browser/2')
    await updated.auth.setSession(data.session!)
    await updated.auth.refreshSession()
    expect((await list(updated))[0]).toMatchObject({ user_agent: 'Browser/2', is_current: true })
  })

  it('of a browser that never ends its name have the beginning of it', async () => {
    const [session] = await list(await signIn('x'.repeat(2000)))
    expect(session?.user_agent).toBe('x'.repeat(500))
  })

  it('are listed where nothing is known of the browser, and not once their time is over', async () => {
    const nameless = await signIn('Nameless/1')
    const id = await idOf(nameless)
    await rowsOf(server, `update auth.sessions set user_agent = null where id = '${id}'`)
    expect((await list(nameless))[0]).toMatchObject({ id, user_agent: '' })
    await rowsOf(server, `update auth.sessions set not_after = now() - interval '1 s' where id = '${id}'`)
    expect((await list(nameless)).map((session) => session.id)).not.toContain(id)
  })

  it('end from afar: they are not renewed, and the one that ended them stays', async () => {
    const lost = await signIn('Lost/1')
    const kept = await signIn('Kept/1')
    const lostId = await idOf(lost)
    const refresh_token = (await lost.auth.getSession()).data.session?.refresh_token ?? ''
    expect((await end(kept, lostId)).data).toBe(true)
    expect((await list(kept)).map(({ id }) => id)).not.toContain(lostId)
    const tokens = await rowsOf(server, `select 1 from auth.refresh_tokens where session_id = '${lostId}'`)
    expect(tokens).toEqual([])
    expect((await lost.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    const renewed = await browserClient('Lost/1').auth.refreshSession({ refresh_token })
    expect(renewed.error?.code).toBe('refresh_token_not_found')
    expect((await kept.auth.refreshSession()).data.session).not.toBeNull()
    expect((await end(kept, lostId)).data).toBe(false)
  })

  it('[6.3a] are neither seen nor ended by another learner, in their own name or the owner’s', async () => {
    const other = await server.signUp('bo@example.test')
    const stranger = await signIn('Stranger/1', other)
    const mine = await signIn('Mine/1')
    const id = await idOf(mine)
    expect((await list(stranger, other)).map((session) => session.id)).not.toContain(id)
    const seen = await stranger.rpc('list_own_sessions', { p_user_id: ada.id })
    expect(seen.error?.code).toBe('42501')
    expect((await end(stranger, id, other)).data).toBe(false)
    expect((await end(stranger, id)).error?.code).toBe('42501')
    expect(await idOf(mine)).toBe(id)
  })
})
