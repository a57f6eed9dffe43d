import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { collectOwnData } from './collect-own-data'

const stored: Record<string, object[]> = {
  profiles: [{ id: 'ada' }],
  review_log: Array.from({ length: 2300 }, (_, id) => ({ id })),
  friendships: [{ from: 'ada', to: 'bo' }],
}
const ownTables = [
  { name: 'profiles', owner_columns: ['id'], key_columns: ['id'], part_tables: [] },
  { name: 'review_log', owner_columns: ['user_id'], key_columns: ['user_id', 'id'], part_tables: [] },
  {
    name: 'friendships',
    owner_columns: ['from', 'to'],
    key_columns: ['from', 'to'],
    part_tables: ['places'],
  },
]

const sessions = [{ id: 'here', user_agent: 'Firefox', is_current: true }]
const functions: Record<string, object[]> = { list_own_tables: ownTables, list_own_sessions: sessions }

/** A server that answers 1,000 rows at most, and notes how each table was asked for. */
function createServer(failing?: string) {
  const asked: Record<string, { columns: string; filter: string; order: string[] }> = {}
  const from = (name: string) => {
    const query = (asked[name] = { columns: '', filter: '', order: [] as string[] })
    const builder = {
      select: (columns: string) => ((query.columns = columns), builder),
      or: (filter: string) => ((query.filter = filter), builder),
      order: (key: string) => (query.order.push(key), builder),
      range: (first: number, last: number) => ({
        throwOnError: async () => {
          if (name === failing) throw new Error('no')
          return { data: stored[name]!.slice(first, Math.min(last + 1, first + 1000)) }
        },
      }),
    }
    return builder
  }
  const client = {
    auth: {
      getUser: async () => ({
        data: { user: { id: 'ada', email: 'ada@example.test', created_at: 'then', user_metadata: {} } },
      }),
    },
    rpc: (name: string) => ({
      throwOnError: async () => {
        if (name === failing) throw new Error('no')
        return { data: functions[name] }
      },
    }),
    from,
    storage: {
      from: () => ({
        list: async () => ({ data: [{ name: 'feedback-1.png' }] }),
        download: async (path: string) => ({ data: new Blob([path], { type: 'image/png' }) }),
      }),
    },
  }
  return { asked, client: client as unknown as SupabaseClient }
}

it('an export holds every row of every table that is the learner’s, whole files, and whose it is', async () => {
  const { asked, client } = createServer()
  const data = await collectOwnData(client, client.storage, new Date('2026-11-21T12:00:00Z'))
  expect(data.tables).toEqual(stored)
  expect(data.sessions).toEqual(sessions)
  expect(asked['friendships']).toEqual({
    columns: '*,places(*)',
    filter: 'from.eq.ada,to.eq.ada',
    order: ['from', 'to'],
  })
  expect(data.files).toEqual([
    { name: 'ada/feedback-1.png', content: `data:image/png;base64,${btoa('ada/feedback-1.png')}` },
  ])
  expect(data).toMatchObject({
    account: { email: 'ada@example.test' },
    exportedAt: '2026-11-21T12:00:00.000Z',
  })
})

it.each(['review_log', 'list_own_sessions'])(
  'what cannot be read of %s makes no export: a part would pass for all',
  async (failing) => {
    const { client } = createServer(failing)
    await expect(collectOwnData(client, client.storage, new Date())).rejects.toThrow('no')
  },
)
