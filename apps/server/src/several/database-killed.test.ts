import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { runningPid } from '../database/cluster/test/fixtures.ts'
import { startMain, type MainProcess } from '../test/start-main.ts'
import { testPassword } from '../test/start-test-server.ts'
import { startLoad, type Gardener, type Load } from './testing/load.ts'
import { isUnavailable } from './testing/unavailable-shapes.ts'

const patience = { timeout: 20_000, interval: 20 }
let dataDir: string
let main: MainProcess
let url: string
let key: string
let client: SupabaseClient
let gardener: Gardener

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lingarden-killed-'))
  main = startMain({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  url = await main.ready
  key = ((await (await fetch(`${url}/config.json`)).json()) as { supabaseKey: string }).supabaseKey
  client = createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } })
  gardener = await enrol('killed@example.test')
})
afterAll(async () => {
  main.child.kill('SIGKILL')
  await main.ended
  // Whoever watches over PostgreSQL ends it.
  await vi.waitFor(async () => expect(await runningPid(dataDir)).toBeUndefined(), patience)
  await rm(dataDir, { recursive: true })
})

async function enrol(email: string): Promise<Gardener> {
  await client.auth.signUp({ email, password: testPassword })
  const mails = (await (await fetch(`${url}/dev/mailbox.json`)).json()) as { text: string }[]
  const token_hash = /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
  const { data } = await client.auth.verifyOtp({ token_hash, type: 'signup' })
  const { access_token: accessToken = '', refresh_token: refreshToken = '' } = data.session ?? {}
  return { id: data.user?.id ?? '', accessToken, refreshToken }
}

const doneBy = ({ done }: Load) => done.values().reduce((sum, count) => sum + count, 0)
const ready = async () => (await fetch(`${url}/ready`)).status

it('PostgreSQL that is killed under load comes back by itself, twice: only 503 meanwhile, and nothing is lost', async () => {
  const load = startLoad(url, key, gardener, '10.3.0.1')
  for (let round = 0; round < 2; round++) {
    const [before, refusals] = [doneBy(load), load.refusals.length]
    await expect.poll(() => doneBy(load), patience).toBeGreaterThan(before + 30)
    const pid = await runningPid(dataDir)
    process.kill(pid ?? 0, 'SIGKILL')
    await expect.poll(() => load.refusals.length, patience).toBeGreaterThan(refusals)
    await expect.poll(ready, patience).toBe(200)
    expect(await runningPid(dataDir)).not.toBe(pid)
  }
  const before = doneBy(load)
  await expect.poll(() => doneBy(load), patience).toBeGreaterThan(before + 30)
  const { refreshToken } = await load.stop()
  expect([main.child.exitCode, load.broken]).toEqual([null, []])
  expect(load.refusals.filter((refusal) => !isUnavailable(refusal))).toEqual([])

  const renewed = await client.auth.refreshSession({ refresh_token: refreshToken })
  expect(renewed.error).toBeNull()
  const { data } = await client.from('user_dictionaries').select('word_string').limit(1000)
  const kept = new Set(data?.map(({ word_string }) => String(word_string)))
  expect(load.words.size).toBeGreaterThan(0)
  expect([...load.words].filter((word) => !kept.has(word))).toEqual([])
  const { data: ledger } = await client.from('credit_ledger').select('amount').limit(1000)
  const { data: profile } = await client.from('profiles').select('credits').single()
  expect(profile?.credits).toBe(ledger?.reduce((sum, { amount }) => sum + Number(amount), 0))
})

it('a server whose PostgreSQL was just killed ends in order on SIGTERM, and leaves none running', async () => {
  const load = startLoad(url, key, gardener, '10.3.0.2')
  await expect.poll(() => doneBy(load), patience).toBeGreaterThan(10)
  process.kill((await runningPid(dataDir)) ?? 0, 'SIGKILL')
  main.child.kill('SIGTERM')
  expect(await main.ended).toEqual({ code: 0, errors: '' })
  await load.stop()
  expect(await runningPid(dataDir)).toBeUndefined()
})

it('a server whose PostgreSQL hangs ends within ten seconds on SIGTERM, and leaves none of it running', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lingarden-hung-'))
  const hung = startMain({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
  const address = await hung.ready
  const postmaster = (await runningPid(folder)) ?? 0
  const parts = (await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')).trim().split(' ')
  const halted = [postmaster, ...parts.map(Number)]
  for (const pid of halted) process.kill(pid, 'SIGSTOP')
  // Somebody waits for an answer that never comes.
  const waiting = fetch(`${address}/rest/v1/app_settings`, { headers: { apikey: key } }).catch(() => 'cut')
  const begun = performance.now()
  hung.child.kill('SIGTERM')
  expect(await hung.ended).toEqual({ code: 0, errors: '' })
  expect(performance.now() - begun).toBeLessThan(10_000)
  await waiting
  await vi.waitFor(() => {
    for (const pid of halted) expect(() => process.kill(pid, 0), `${pid}`).toThrow('ESRCH')
  }, patience)
  const next = startMain({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
  await next.ready
  next.child.kill('SIGTERM')
  expect(await next.ended).toEqual({ code: 0, errors: '' })
  await rm(folder, { recursive: true })
})
