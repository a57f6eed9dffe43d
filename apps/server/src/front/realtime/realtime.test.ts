import { REALTIME_SUBSCRIBE_STATES, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { RoomLearner } from '../testing/rooms.ts'
import { join, startRealtime, type TestRealtime } from './testing/start-realtime.ts'

let realtime: TestRealtime
let ada: RoomLearner
let bob: RoomLearner
beforeAll(async () => {
  realtime = await startRealtime()
  ada = await realtime.enrol()
  bob = await realtime.enrol()
})
afterAll(() => realtime.close())
afterEach(() => realtime.leaveAll())

const query = (sql: string, values?: unknown[]) => realtime.foundation.database.query(sql, values)
const joined = 'SUBSCRIBED'

interface Wish {
  event?: '*' | 'INSERT' | 'UPDATE' | 'DELETE'
  table?: string
  filter?: string
}

/** Follows changes on a page; what came is in the list. */
async function follow(page: SupabaseClient, name: string, { event = '*', ...wish }: Wish) {
  const events: { eventType: string; new: Record<string, unknown>; old: Record<string, unknown> }[] = []
  const channel = page
    .channel(name)
    .on(
      'postgres_changes',
      { event: event as '*', schema: 'public', ...wish },
      (payload) => void events.push(payload),
    )
  return { channel, events, status: await join(channel) }
}

const setSite = (message: string) =>
  query("update public.app_settings set site_disabled_message = $1 where id = 'global'", [message])
const suggest = async (title: string, votes = 0): Promise<string> => {
  const sql = 'insert into public.suggestions (title, votes) values ($1, $2) returning id'
  const [row] = await query(sql, [title, votes])
  return row!['id'] as string
}

it('[7.10, 6.2b] a visitor who is not signed in sees a change of the settings live', async () => {
  const { events, status } = await follow(realtime.page(), 'app-settings', {
    table: 'app_settings',
    filter: 'id=eq.global',
  })
  expect(status).toBe(joined)
  await setSite('Pruning')
  await expect
    .poll(() => events.at(0))
    .toMatchObject({ eventType: 'UPDATE', new: { id: 'global', site_disabled_message: 'Pruning' } })
})

it('tells a learner alone of a change of their own profile', async () => {
  const [own, others] = [
    await follow(realtime.page(ada.token), 'own', { table: 'profiles' }),
    await follow(realtime.page(bob.token), 'others', { table: 'profiles' }),
  ]
  expect([own.status, others.status]).toEqual([joined, joined])
  await query('update public.profiles set friends = friends where id = $1', [ada.id])
  await expect.poll(() => own.events.length).toBe(1)
  await query('update public.profiles set friends = friends where id = $1', [bob.id])
  await expect.poll(() => others.events.length).toBe(1)
  expect(others.events[0]?.new['id']).toBe(bob.id)
  expect(own.events).toHaveLength(1)
})

it('keeps numbers, lists and texts as they are in the table', async () => {
  const { events } = await follow(realtime.page(ada.token), 'types', {
    table: 'suggestions',
    event: 'INSERT',
  })
  const id = await suggest('12345')
  await expect.poll(() => events.at(-1)?.new['id']).toBe(id)
  expect(events.at(-1)?.new).toMatchObject({ title: '12345', votes: 0 })
})

it('honours every filter', async () => {
  const page = realtime.page(ada.token)
  const filters = {
    'title=eq.First plan': ['First plan'],
    'title=neq.First plan': ['Second plan', 'Third, plan'],
    'title=gt.Second plan': ['Third, plan'],
    'title=lte.Second plan': ['First plan', 'Second plan'],
    'title=in.("Third, plan",First plan)': ['First plan', 'Third, plan'],
    'title=eq.Third, plan': ['Third, plan'],
    'title=not.in.(First plan)': ['Second plan', 'Third, plan'],
    'votes=gte.10': ['Second plan'],
    'votes=lt.10,title=neq.First plan': ['Third, plan'],
    'description=is.null': [],
    'votes=not.gt.9': ['First plan', 'Third, plan'],
    'votes=in.(2,10)': ['Second plan'],
    'created_at=gt.2020-01-01T00:00:00Z': ['First plan', 'Second plan', 'Third, plan'],
  }
  const followed = await Promise.all(
    Object.keys(filters).map((filter, index) =>
      follow(page, `filter-${index}`, { table: 'suggestions', event: 'INSERT', filter }),
    ),
  )
  expect(followed.map(({ status }) => status)).toEqual(followed.map(() => joined))
  await suggest('First plan')
  await suggest('Second plan', 10)
  await suggest('Third, plan')
  await expect.poll(() => followed.at(-1)?.events.length).toBe(3)
  expect(followed.map(({ events }) => events.map((event) => event.new['title']))).toEqual(
    Object.values(filters),
  )
})

it('tells of a row that is gone its key, and nothing else', async () => {
  const id = await suggest('Soon gone')
  const page = realtime.page(bob.token)
  const gone = await follow(page, 'gone', { table: 'suggestions', event: 'DELETE' })
  const one = await follow(page, 'one', { table: 'suggestions', event: 'DELETE', filter: `id=eq.${id}` })
  const titled = await follow(page, 'titled', {
    table: 'suggestions',
    event: 'DELETE',
    filter: 'title=eq.Soon gone',
  })
  await query('delete from public.suggestions where id = $1', [id])
  await expect.poll(() => [gone.events.length, one.events.length]).toEqual([1, 1])
  expect(gone.events[0]).toMatchObject({ eventType: 'DELETE', new: {}, old: { id } })
  expect(Object.keys(gone.events[0]!.old)).toEqual(['id'])
  expect(titled.events).toEqual([])
})

it.each([
  ['a table that is not published', { table: 'user_dictionaries' }],
  ['a table that is not there', { table: 'nothing' }],
  ['another schema', { table: 'users', schema: 'auth' }],
  ['a filter on a column that is not there', { table: 'suggestions', filter: 'nothing=eq.1' }],
  ['a filter that cannot be read', { table: 'suggestions', filter: 'title~x' }],
  ['a filter by a pattern', { table: 'suggestions', filter: 'title=match.(a+)+$' }],
  ['a filter with a time that is none', { table: 'suggestions', filter: 'created_at=gt.soon' }],
])('refuses to follow %s with an error', async (_, wish) => {
  const channel = realtime
    .page(ada.token)
    .channel('refused')
    .on('postgres_changes', { event: '*', schema: 'public', ...wish }, () => undefined)
  expect(await join(channel)).toMatch(/^CHANNEL_ERROR: Unable to subscribe/)
})

it('refuses visitors a table that they may not read', async () => {
  const { status } = await follow(realtime.page(), 'visitor', { table: 'profiles' })
  expect(status).toMatch(/^CHANNEL_ERROR: Unable to subscribe/)
})

it('reads a change once for all pages, not once a page', async () => {
  const pages = [
    realtime.page(),
    realtime.page(),
    ...Array.from({ length: 3 }, () => realtime.page(ada.token)),
    realtime.page(bob.token),
  ]
  const followed = await Promise.all(
    pages.map((page) => follow(page, 'app-settings', { table: 'app_settings' })),
  )
  const own = await Promise.all(
    pages.slice(2, 5).map((page, index) => follow(page, `mine-${index}`, { table: 'profiles' })),
  )
  realtime.takeReads()
  await setSite('Once')
  await expect.poll(() => followed.every(({ events }) => events.length === 1)).toBe(true)
  const roles = realtime.takeReads().map((read) => read.split(':')[0] ?? '')
  expect(roles.toSorted()).toEqual(['anon', 'authenticated'])
  await query('update public.profiles set friends = friends where id = $1', [ada.id])
  await expect.poll(() => own.every(({ events }) => events.length === 1)).toBe(true)
  expect(realtime.takeReads()).toHaveLength(1)
})

async function open(page: SupabaseClient, name: string, config: object = {}) {
  const heard: unknown[] = []
  const channel: RealtimeChannel = page
    .channel(name, { config })
    .on('broadcast', { event: '*' }, (message) => void heard.push(message['payload']))
  return { channel, heard, status: await join(channel) }
}

it('passes a broadcast on to the others of a topic, and to oneself where asked', async () => {
  const speaker = await open(realtime.page(ada.token), 'talk', { broadcast: { ack: true } })
  const listener = await open(realtime.page(bob.token), 'talk')
  const echo = await open(realtime.page(ada.token), 'talk', { broadcast: { self: true, ack: true } })
  const stranger = await open(realtime.page(bob.token), 'another talk')
  expect(
    await speaker.channel.send({ type: 'broadcast', event: 'hello', payload: { text: 'Größe 你好' } }),
  ).toBe('ok')
  await expect.poll(() => listener.heard).toEqual([{ text: 'Größe 你好' }])
  expect(await echo.channel.send({ type: 'broadcast', event: 'hello', payload: { n: 1 } })).toBe('ok')
  await expect.poll(() => echo.heard).toEqual([{ text: 'Größe 你好' }, { n: 1 }])
  await expect.poll(() => speaker.heard).toEqual([{ n: 1 }])
  expect(stranger.heard).toEqual([])
})

it('passes bytes on as they are', async () => {
  const speaker = await open(realtime.page(ada.token), 'bytes', { broadcast: { ack: true } })
  const listener = await open(realtime.page(bob.token), 'bytes')
  const payload = Uint8Array.from([0, 255, 1, 2]).buffer
  expect(await speaker.channel.send({ type: 'broadcast', event: 'raw', payload })).toBe('ok')
  await expect.poll(() => listener.heard.length).toBe(1)
  expect(new Uint8Array(listener.heard[0] as ArrayBuffer)).toEqual(new Uint8Array(payload))
})

it('takes broadcasts by HTTP from learners', async () => {
  const listener = await open(realtime.page(bob.token), 'by http')
  const sender = realtime.page(ada.token)
  await sender.realtime.setAuth()
  expect(await sender.channel('by http').httpSend('hello', { n: 1 })).toEqual({ success: true })
  await expect.poll(() => listener.heard).toEqual([{ n: 1 }])
  expect(await sender.channel('by http 2').send({ type: 'broadcast', event: 'x', payload: {} })).toBe('ok')
  await expect(realtime.page().channel('by http').httpSend('hello', {})).rejects.toThrow(
    'Sign in to broadcast',
  )
  await expect(sender.channel('p', { config: { private: true } }).httpSend('x', {})).rejects.toThrow(
    'Private channels',
  )
  await expect(sender.channel('by http').httpSend('x', 'x'.repeat(9000))).rejects.toThrow('7 KB')
})

it('tells who is present, who comes and who leaves', async () => {
  const watch = (page: SupabaseClient, key: string) => page.channel('room', { config: { presence: { key } } })
  const first = watch(realtime.page(ada.token), 'ada')
  const second = watch(realtime.page(bob.token), 'bob')
  const left: string[] = []
  first.on('presence', { event: 'leave' }, ({ key }) => void left.push(key))
  second.on('presence', { event: 'sync' }, () => undefined)
  expect([await join(first), await join(second)]).toEqual([joined, joined])
  expect(await first.track({ mood: 'calm' })).toBe('ok')
  expect(await second.track({ mood: 'keen' })).toBe('ok')
  await expect.poll(() => Object.keys(first.presenceState()).toSorted()).toEqual(['ada', 'bob'])
  await expect.poll(() => second.presenceState()['ada']?.[0]).toMatchObject({ mood: 'calm' })
  expect(await first.track({ mood: 'glad' })).toBe('ok')
  await expect.poll(() => second.presenceState()['ada']).toMatchObject([{ mood: 'glad' }])
  // Who comes later sees who is there.
  const third = watch(realtime.page(bob.token), 'late').on('presence', { event: 'sync' }, () => undefined)
  await join(third)
  await expect.poll(() => Object.keys(third.presenceState()).toSorted()).toEqual(['ada', 'bob'])
  await second.untrack()
  await expect.poll(() => left.at(-1)).toBe('bob')
  await first.unsubscribe()
  await expect.poll(() => Object.keys(third.presenceState())).toEqual([])
  expect(await query("select * from front.presences where topic = 'realtime:room'")).toEqual([])
})

it('joins what is on several servers: changes, broadcasts, presence', async () => {
  const second = await realtime.another()
  const here = realtime.page(ada.token)
  const there = realtime.page(bob.token, second.url)
  const [near, far] = [await open(here, 'wide', { broadcast: { ack: true } }), await open(there, 'wide')]
  expect(await near.channel.send({ type: 'broadcast', event: 'x', payload: { n: 7 } })).toBe('ok')
  await expect.poll(() => far.heard).toEqual([{ n: 7 }])
  const changes = await follow(there, 'settings', { table: 'app_settings' })
  await setSite('Everywhere')
  await expect.poll(() => changes.events.length).toBe(1)
  const room = (page: SupabaseClient, key: string) =>
    page
      .channel('wide room', { config: { presence: { key } } })
      .on('presence', { event: 'sync' }, () => undefined)
  const [a, b] = [room(here, 'a'), room(there, 'b')]
  await Promise.all([join(a), join(b)])
  await b.track({})
  await expect.poll(() => Object.keys(a.presenceState())).toEqual(['b'])
  // A server that goes takes its own along.
  await second.close()
  await expect.poll(() => Object.keys(a.presenceState())).toEqual([])
})

it('makes pages join anew after changes may have been missed', async () => {
  const page = realtime.page()
  const statuses: string[] = []
  const channel = page
    .channel('app-settings')
    .on('postgres_changes', { event: '*', schema: 'public', table: 'app_settings' }, () => undefined)
  await new Promise<void>((resolve) => {
    channel.subscribe((status) => {
      statuses.push(status)
      if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve()
    })
  })
  await query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await expect.poll(() => statuses, { timeout: 10_000 }).toEqual([joined, 'CHANNEL_ERROR', joined])
})
