import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { startMain, type MainProcess } from './test/start-main.ts'

const running = new Set<ChildProcess>()
const folders: string[] = []

afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lingarden-main-'))
  folders.push(folder)
  return folder
}

/** For tests to which it is one whether the data are new: the first of them makes a first start, which takes longest. */
const dataDir = makeFolder()

function start(environment: Record<string, string>): MainProcess {
  const server = startMain(environment)
  running.add(server.child)
  return server
}

async function clientOf(url: string): Promise<SupabaseClient> {
  const config = (await (await fetch(`${url}/config.json`)).json()) as { supabaseKey: string }
  return createClient(url, config.supabaseKey, { auth: { persistSession: false } })
}

interface Account {
  email: string
  password: string
}

async function signUp(url: string, { email, password }: Account): Promise<SupabaseClient> {
  const client = await clientOf(url)
  await client.auth.signUp({ email, password })
  const mails = (await (await fetch(`${url}/dev/mailbox.json`)).json()) as { text: string }[]
  const token = /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
  const { error } = await client.auth.verifyOtp({ token_hash: token, type: 'signup' })
  expect(error).toBeNull()
  return client
}

async function signIn(url: string, account: Account): Promise<SupabaseClient> {
  const client = await clientOf(url)
  const { error } = await client.auth.signInWithPassword(account)
  expect(error).toBeNull()
  return client
}

async function keepWord(client: SupabaseClient, userId: string, word: string): Promise<boolean> {
  const update = {
    user_id: userId,
    language_code: 'es-ES',
    word_string: word,
    seen: 1,
    clicks: 0,
    sentence: '',
  }
  const { error } = await client.rpc('batch_update_user_dictionaries', { updates: [update] })
  return error === null
}

const killRounds = 3
const wordsBeforeKill = 15

it('keeps every acknowledged word when it is killed while others are being written, and ends cleanly on SIGTERM', async () => {
  const account = { email: 'keeper@example.test', password: 'garden-path-7' }
  const acknowledged = new Set<string>()
  for (let round = 0; round < killRounds; round++) {
    const server = start({ DATA_DIR: dataDir })
    const url = await server.ready
    const client = await (round === 0 ? signUp(url, account) : signIn(url, account))
    const userId = (await client.auth.getUser()).data.user?.id ?? ''
    const writer = async (lane: number) => {
      for (let place = 0; !server.child.killed; place++) {
        const word = `palabra-${round}-${lane}-${place}`
        if (await keepWord(client, userId, word)) acknowledged.add(word)
        if (acknowledged.size >= (round + 1) * wordsBeforeKill) server.child.kill('SIGKILL')
      }
    }
    await Promise.all([0, 1, 2, 3].map(writer))
    await server.ended
  }

  const last = start({ DATA_DIR: dataDir })
  const client = await signIn(await last.ready, account)
  const { data } = await client.from('user_dictionaries').select('word_string')
  const kept = new Set(data?.map(({ word_string }) => String(word_string)))
  expect(acknowledged.size).toBeGreaterThanOrEqual(killRounds * wordsBeforeKill)
  expect([...acknowledged].filter((word) => !kept.has(word))).toEqual([])
  last.child.kill('SIGTERM')
  expect((await last.ended).code).toBe(0)
}, 120_000)

it('answers a turn that comes in the moment it listens, before its languages are loaded', async () => {
  const first = start({ DATA_DIR: dataDir })
  const client = await signUp(await first.ready, { email: 'early@example.test', password: 'garden-path-7' })
  const { data } = await client.auth.getSession()
  first.child.kill('SIGTERM')
  await first.ended

  const again = start({ DATA_DIR: dataDir })
  const response = await fetch(`${await again.ready}/api/tutor/turn`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ languageCode: 'es-ES', message: 'No entiendo' }),
  })
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('"type":"reply"')
  again.child.kill('SIGTERM')
  await again.ended
}, 60_000)

it('serves on when nobody reads what it says any longer', async () => {
  const server = start({ DATA_DIR: dataDir })
  const url = await server.ready
  server.child.stdout?.destroy()
  // It tells of each mail.
  await signUp(url, { email: 'unread@example.test', password: 'garden-path-7' })
  await signUp(url, { email: 'unheard@example.test', password: 'garden-path-7' })
  expect((await fetch(`${url}/health`)).status).toBe(200)
  server.child.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
}, 60_000)

it('refuses a second server on the same data', async () => {
  const first = start({ DATA_DIR: dataDir })
  await first.ready
  const second = await start({ DATA_DIR: dataDir }).ended
  expect(second.code).toBe(1)
  expect(second.errors).toMatch(/Another Lingarden \(process \d+\) uses/)
  first.child.kill('SIGTERM')
  await first.ended
}, 60_000)

it('ends on SIGTERM while it is still starting, also as the first process of a container', async () => {
  const asked = Promise.withResolvers<void>()
  const model = createServer(() => asked.resolve()) // never answers
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))
  const { port } = model.address() as AddressInfo
  const server = start({
    DATA_DIR: makeFolder(),
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'silent',
    AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
  })
  await asked.promise
  server.child.kill('SIGTERM')
  // By its own decision: killed by the signal, it would have no code.
  expect((await server.ended).code).toBe(0)
  model.closeAllConnections()
  model.close()
}, 60_000)

describe('a server that cannot start', () => {
  const failing = async (environment: Record<string, string>) => {
    const { code, errors } = await start(environment).ended
    return { code, lines: errors.trim().split('\n') }
  }

  it('says which variable is wrong', async () => {
    const { code, lines } = await failing({ PORT: 'many', DATA_DIR: makeFolder() })
    expect([code, lines.length]).toEqual([1, 1])
    expect(lines[0]).toMatch(/^PORT is not valid/)
  })

  it('says that the port is taken', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const { code, lines } = await failing({ PORT: String(port), DATA_DIR: dataDir })
    other.close()
    expect([code, lines]).toEqual([
      1,
      [`Port ${port} on 127.0.0.1 cannot be used: another program uses it. Choose another one with PORT.`],
    ])
  })

  it('says that the data directory cannot be written to', async () => {
    const folder = makeFolder()
    // A file where the folder should be stops even root.
    writeFileSync(join(folder, 'data'), '')
    chmodSync(folder, 0o500)
    const { code, lines } = await failing({ DATA_DIR: join(folder, 'data') })
    chmodSync(folder, 0o700)
    expect([code, lines.length]).toEqual([1, 1])
    expect(lines[0]).toMatch(/cannot be written to/)
  })

  it('says that the database is damaged, and leaves it as it is', async () => {
    const folder = makeFolder()
    mkdirSync(join(folder, 'postgres', 'cluster'), { recursive: true })
    writeFileSync(join(folder, 'postgres', 'cluster', 'pg_control'), 'torn')
    const { code, lines } = await failing({ DATA_DIR: folder })
    expect([code, lines.length]).toEqual([1, 1])
    expect(lines[0]).toMatch(/damaged/)
    expect(readdirSync(join(folder, 'postgres', 'cluster'))).toEqual(['pg_control'])
    expect(readFileSync(join(folder, 'postgres', 'cluster', 'pg_control'), 'utf8')).toBe('torn')
  })

  it('says that a database of an earlier edition lies in the folder, and leaves it as it is', async () => {
    const folder = makeFolder()
    mkdirSync(join(folder, 'database'))
    writeFileSync(join(folder, 'database', 'PG_VERSION'), '17\n')
    const { code, lines } = await failing({ DATA_DIR: folder })
    expect([code, lines.length]).toEqual([1, 1])
    expect(lines[0]).toMatch(/earlier Lingarden|PGlite/)
    expect(readdirSync(join(folder, 'database'))).toEqual(['PG_VERSION'])
  })
})
