import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '@lingarden/database/generated/types'
import { createClient } from '@supabase/supabase-js'
import { startTestServer, type TestLearner, type TestServer } from '../test/start-test-server.ts'
import { callOverDataApi, type CallFunction } from './call-function.ts'

const ways = ['directly', 'over the data API'] as const

describe('calls past the data API', () => {
  let server: TestServer
  let ada: TestLearner
  let bert: TestLearner
  beforeAll(async () => {
    server = await startTestServer()
    ada = await server.signUp(`ada-${crypto.randomUUID()}@example.test`)
    bert = await server.signUp(`bert-${crypto.randomUUID()}@example.test`)
  })
  afterAll(() => server.close())

  const callOf = (way: (typeof ways)[number]): CallFunction =>
    way === 'directly' ? server.backend.call : callOverDataApi(connect)

  const connect = (token?: string) =>
    createClient<Database>(
      server.url,
      token ? server.backend.publishableKey : server.backend.secretKey,
      token ? { global: { headers: { authorization: `Bearer ${token}` } } } : {},
    )

  describe.each(ways)('%s', (way) => {
    it('answers a learner about themselves, and about nobody else', async () => {
      const call = callOf(way)
      const caller = { id: ada.id, token: ada.accessToken }
      const args = { p_user_id: ada.id, p_language_code: 'es-ES' }
      expect(await call(caller, 'learner_for_turn', args)).toMatchObject({ voice: 'alloy', words: [] })
      await expect(call(caller, 'learner_for_turn', { ...args, p_user_id: bert.id })).rejects.toMatchObject({
        code: '42501',
      })
    })

    it('passes lists of objects on as they are', async () => {
      const call = callOf(way)
      await call({ id: bert.id, token: bert.accessToken }, 'record_learner_mistakes', {
        p_user_id: bert.id,
        p_language_code: 'es-ES',
        p_mistakes: [{ original: `"yo" gusta ${way}`, corrected: 'me gusta', message_id: way }],
      })
      const { data } = await bert.client.from('learner_mistakes').select('original').eq('message_id', way)
      expect(data).toEqual([{ original: `"yo" gusta ${way}` }])
    })

    it('takes credits for the server, and for no learner', async () => {
      const call = callOf(way)
      const today = new Date().toISOString().slice(0, 10)
      const args = { p_user_id: ada.id, p_amount: 7, p_kind: 'turn', p_key: way, p_today: today }
      await expect(
        call({ id: ada.id, token: ada.accessToken }, 'reserve_credits', args),
      ).rejects.toMatchObject({ code: '42501' })
      expect(await call('server', 'reserve_credits', args)).toBe(true)
      expect(await call('server', 'settle_credits', { p_user_id: ada.id, p_key: way, p_used: 3 })).toBe(4)
    })

    it('reads the learner of a turn with their own rights, which the server gives up with the call', async () => {
      const call = callOf(way)
      const today = new Date().toISOString().slice(0, 10)
      const turn = { p_user_id: ada.id, p_language_code: 'es-ES', p_amount: 7, p_today: today }
      const caller = { id: bert.id, token: bert.accessToken }
      const begin = (by: typeof caller | 'server', key: string) =>
        call(by, 'begin_turn', { ...turn, p_key: `begun ${way} ${key}` })
      await expect(begin(caller, 'by another')).rejects.toMatchObject({ code: '42501' })
      // More often than a pool has connections: one of them would be left with the learner's role.
      for (const key of Array.from({ length: 20 }, (_, index) => String(index)))
        expect(await begin('server', key)).toMatchObject({ reserved: true, learner: { words: [] } })
      const { data } = await connect().from('profiles').select('id').in('id', [ada.id, bert.id])
      expect(data).toHaveLength(2)
    })
  })

  it('keeps calls and requests of the data API apart, however they come', async () => {
    const callers = [ada, bert]
    const rounds = Array.from({ length: 40 }, (_, round) => callers[round % 2] ?? ada)
    const answers = await Promise.all(
      rounds.flatMap(({ id, accessToken, client }) => [
        server.backend
          .call({ id, token: accessToken }, 'get_daily_goal_for_language', {
            p_user_id: id,
            p_language_code: 'es-ES',
          })
          .then((minutes) => minutes === 10),
        client
          .from('profiles')
          .select('id')
          .then(({ data }) => data?.length === 1 && data[0]?.id === id),
      ]),
    )
    expect(answers).toEqual(answers.map(() => true))
  })
})
