import { REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../test/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('[7.10, 6.2b, 3.18] a visitor who is not signed in sees a change of the settings live', async () => {
  const visitor = server.client()
  const change = Promise.withResolvers<Record<string, unknown>>()
  const subscribed = Promise.withResolvers<undefined>()
  visitor
    .channel('app-settings')
    .on(
      'postgres_changes',
      { event: '*', schema: 'public', table: 'app_settings', filter: 'id=eq.global' },
      (payload) => change.resolve(payload.new),
    )
    .subscribe((status) => status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED && subscribed.resolve(undefined))
  await subscribed.promise

  const operator = server.client(server.backend.secretKey)
  const { error } = await operator
    .from('app_settings')
    .update({ site_disabled: true, site_disabled_message: 'Pruning' })
    .eq('id', 'global')
  expect(error).toBeNull()
  expect(await change.promise).toMatchObject({
    id: 'global',
    site_disabled: true,
    site_disabled_message: 'Pruning',
  })
  await visitor.removeAllChannels()
})

it('refuses a connection without a key of this server', async () => {
  const connect = (apiKey: string) =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(
        `${server.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${apiKey}&vsn=2.0.0`,
      )
      socket.addEventListener('open', () => {
        socket.close()
        resolve('open')
      })
      socket.addEventListener('error', () => resolve('refused'))
    })
  expect(await connect('')).toBe('refused')
  expect(await connect('sb_publishable_forged')).toBe('refused')
  expect(await connect(server.backend.publishableKey)).toBe('open')
})
