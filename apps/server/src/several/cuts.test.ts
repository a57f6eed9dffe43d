import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { join } from '../front/realtime/testing/start-realtime.ts'
import { pino } from 'pino'
import { addressOf } from '../test/address-of.ts'
import { openLedger } from '../test/open-ledger.ts'
import { startMain, type MainProcess } from '../test/start-main.ts'
import { startTestServer, type TestServer } from '../test/start-test-server.ts'
import { readVersion } from '../version.ts'
import { startLoad, type Gardener, type Load } from './testing/load.ts'
import { isUnavailable } from './testing/unavailable-shapes.ts'

const patience = { timeout: 20_000, interval: 20 }
const folders: string[] = []
/** A third server in this process, to sign up at and to look at what the others left. */
let witness: TestServer
/** Not on their database, so that it is not cut off itself. */
let outside: Database
let mains: MainProcess[]
let urls: string[]
let gardeners: Gardener[]
let loads: Load[] = []
let pages: SupabaseClient[] = []

beforeAll(async () => {
  witness = await startTestServer({ front: { version: await readVersion() } })
  outside = await openDatabase(inject('scratch').connection, { log: pino({ level: 'silent' }) })
  mains = await Promise.all([startBeside(), startBeside()])
  urls = await Promise.all(mains.map(({ ready }) => ready))
  gardeners = await Promise.all(urls.map((_, place) => enrol(`cut-${place}@example.test`)))
})
afterAll(async () => {
  await Promise.all(pages.map(({ realtime }) => realtime.disconnect()))
  for (const { child } of mains) child.kill('SIGKILL')
  await Promise.all(mains.map(({ ended }) => ended))
  await outside.close()
  await witness.close()
  for (const folder of folders) await rm(folder, { recursive: true })
})

async function startBeside(): Promise<MainProcess> {
  const folder = await mkdtemp(joinPath(tmpdir(), 'lingarden-several-'))
  folders.push(folder)
  return startMain({ DATABASE_URL: addressOf(witness.location), DATA_DIR: folder, LOG_LEVEL: 'silent' })
}

async function enrol(email: string): Promise<Gardener> {
  const { id, accessToken, client } = await witness.signUp(email)
  const { data } = await client.auth.getSession()
  return { id, accessToken, refreshToken: data.session?.refresh_token ?? '' }
}

/** The learners work on both servers, each with networks of their own. */
const startLoads = () =>
  gardeners.map((gardener, place) =>
    startLoad(urls[place] ?? '', witness.backend.publishableKey, gardener, `10.2.0.${place}`),
  )
const doneBy = ({ done }: Load) => done.values().reduce((sum, count) => sum + count, 0)
/** Until every learner was served so often again. */
async function served(times: number): Promise<void> {
  const before = loads.map(doneBy)
  await expect
    .poll(() => loads.every((load, place) => doneBy(load) >= (before[place] ?? 0) + times), patience)
    .toBe(true)
}
const statuses = () =>
  Promise.all(
    urls.map(async (url) => {
      const { status, headers } = await fetch(`${url}/ready`)
      return status === 503 ? `503 after ${headers.get('retry-after')}` : status
    }),
  )
const cut = () =>
  outside.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    witness.location.database,
  ])
const letIn = (isOpen: boolean) =>
  outside.query(`alter database ${witness.location.database} with allow_connections ${isOpen}`)

/** Pages that follow the settings on both servers; what each has heard. */
const follow = () =>
  Promise.all(
    urls.map(async (url) => {
      const page = createClient(url, witness.backend.publishableKey, {
        realtime: { reconnectAfterMs: () => 20 },
      })
      pages.push(page)
      const heard: unknown[] = []
      const wish = { event: 'UPDATE', schema: 'public', table: 'app_settings' } as const
      const channel = page
        .channel('settings')
        .on('postgres_changes', wish, ({ new: row }) => void heard.push(row['site_disabled_message']))
      expect(await join(channel)).toBe('SUBSCRIBED')
      return heard
    }),
  )

it(
  'connections that are cut under load, 6 rounds on two servers: only 503 until they are back, and nothing is lost',
  { timeout: 60_000 },
  async () => {
    const heard = await follow()
    loads = startLoads()
    for (let round = 0; round < 6; round++) {
      await served(20)
      await cut()
    }
    // Nobody is let in for a while: /ready tells, and everything is refused in the meantime.
    await letIn(false)
    await cut()
    await expect.poll(statuses, patience).toEqual(['503 after 2', '503 after 2'])
    const refusals = () => loads.map((load) => new Set(load.refusals.map(({ path }) => path)).size)
    await expect.poll(() => Math.min(...refusals()), patience).toBeGreaterThanOrEqual(9)
    await letIn(true)
    await expect.poll(statuses, patience).toEqual([200, 200])
    await served(50)
    gardeners = await Promise.all(loads.map((load) => load.stop()))

    expect(mains.map(({ child }) => child.exitCode)).toEqual([null, null])
    expect(loads.flatMap(({ broken }) => broken)).toEqual([])
    expect(loads.flatMap((load) => load.refusals.filter((refusal) => !isUnavailable(refusal)))).toEqual([])
    // Pages hear again, by themselves.
    let message = 0
    await expect
      .poll(
        async () => {
          message += 1
          await witness.backend.database.query('update public.app_settings set site_disabled_message = $1', [
            message,
          ])
          return heard.every((messages) => messages.length > 0)
        },
        { ...patience, interval: 200 },
      )
      .toBe(true)
  },
)

it('has kept after the cuts what was acknowledged: words, files, sessions, and a ledger that adds up', async () => {
  const ledger = openLedger(witness.client(witness.backend.secretKey))
  for (const [place, { id, refreshToken }] of gardeners.entries()) {
    const { words = new Set<string>(), files = new Map<string, Buffer>() } = loads[place] ?? {}
    const rows = await witness.backend.database.query<{ word_string: string }>(
      'select word_string from public.user_dictionaries where user_id = $1',
      [id],
    )
    const kept = new Set(rows.map(({ word_string }) => word_string))
    expect([words.size > 0, [...words].filter((word) => !kept.has(word))]).toEqual([true, []])
    const bucket = witness.client().storage.from('feedback-screenshots')
    expect(files.size).toBeGreaterThan(0)
    for (const [name, content] of files) {
      const response = await fetch(bucket.getPublicUrl(name).data.publicUrl)
      expect(Buffer.from(await response.arrayBuffer()).equals(content), name).toBe(true)
    }
    await ledger.balanceOf(id)
    const { error } = await witness.client().auth.refreshSession({ refresh_token: refreshToken })
    expect(error).toBeNull()
  }
})

it('ends in time and in order on SIGTERM while connections are cut, and while there are none', async () => {
  loads = startLoads()
  await served(5)
  const [first, second] = mains
  await cut()
  first?.child.kill('SIGTERM')
  await cut()
  expect(await first?.ended).toEqual({ code: 0, errors: '' })
  await letIn(false)
  await cut()
  second?.child.kill('SIGTERM')
  expect(await second?.ended).toEqual({ code: 0, errors: '' })
  await letIn(true)
  await Promise.all(loads.map((load) => load.stop()))
})
