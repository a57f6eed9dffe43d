import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { join } from '../front/realtime/testing/start-realtime.ts'
import type { TestLearner, TestServer } from '../test/start-test-server.ts'
import { startSeveral, type Several } from './testing/start-several.ts'

let several: Several
let learner: TestLearner
const pages: SupabaseClient[] = []
beforeAll(async () => {
  several = await startSeveral(4)
  learner = await several.turn(0).signUp('live@example.test')
})
afterEach(async () => {
  await Promise.all(pages.splice(0).map(({ realtime }) => realtime.disconnect()))
})
afterAll(() => several.close())

/** A page of the learner on each server. */
const openPages = () =>
  several.servers.map(({ url, backend }) => {
    const accessToken = () => Promise.resolve(learner.accessToken)
    const page = createClient(url, backend.publishableKey, { accessToken })
    pages.push(page)
    return page
  })
const setMessage = (server: TestServer, site_disabled_message: string) =>
  server
    .client(server.backend.secretKey)
    .from('app_settings')
    .update({ site_disabled_message })
    .eq('id', 'global')
    .throwOnError()

it('a change that is written through any server is heard on all of them, once', async () => {
  const heard = await Promise.all(
    openPages().map(async (page) => {
      const messages: unknown[] = []
      const channel = page
        .channel('settings')
        .on(
          'postgres_changes',
          { event: 'UPDATE', schema: 'public', table: 'app_settings' },
          ({ new: row }) => void messages.push(row['site_disabled_message']),
        )
      expect(await join(channel)).toBe('SUBSCRIBED')
      return messages
    }),
  )
  const written: string[] = []
  for (const [place, server] of several.servers.entries()) {
    written.push(`From ${place}`)
    await setMessage(server, `From ${place}`)
    await expect.poll(() => heard).toEqual(heard.map(() => written))
  }
})

it('broadcasts reach a topic on all servers, and everybody sees who is there', async () => {
  const heard: string[][] = []
  const channels = await Promise.all(
    openPages().map(async (page, place) => {
      const messages: string[] = []
      heard.push(messages)
      const config = { broadcast: { ack: true }, presence: { key: `page-${place}` } }
      const channel = page
        .channel('garden', { config })
        .on('broadcast', { event: 'hello' }, ({ payload }) => void messages.push(String(payload)))
        .on('presence', { event: 'sync' }, () => undefined)
      expect(await join(channel)).toBe('SUBSCRIBED')
      return channel
    }),
  )
  for (const [place, channel] of channels.entries()) {
    expect(await channel.send({ type: 'broadcast', event: 'hello', payload: `from ${place}` })).toBe('ok')
    expect(await channel.track({ place })).toBe('ok')
  }
  const others = (own: number) =>
    [0, 1, 2, 3].filter((place) => place !== own).map((place) => `from ${place}`)
  await expect.poll(() => heard.map((messages) => messages.toSorted())).toEqual([0, 1, 2, 3].map(others))
  const present = () => channels.map((channel) => Object.keys(channel.presenceState()).toSorted())
  const all = ['page-0', 'page-1', 'page-2', 'page-3']
  await expect.poll(present).toEqual([all, all, all, all])
  await channels[2]?.unsubscribe()
  await expect
    .poll(() => present().filter((_, place) => place !== 2))
    .toEqual([0, 1, 3].map(() => all.toSpliced(2, 1)))
})
