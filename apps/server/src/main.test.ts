import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterEach, describe, expect, it } from 'vitest'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const root = fileURLToPath(new URL('../../..', import.meta.url))
const running = new Set<ChildProcess>()
const folders: string[] = []

afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lingarden-main-'))
  folders.push(folder)
  return folder
}

interface Run {
  child: ChildProcess
  /** The address, once it listens. */
  ready: Promise<string>
  /** Exit code and what went to standard error, once it ended. */
  ended: Promise<{ code: number | null; errors: string }>
}

function start(environment: Record<string, string>): Run {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [main], { cwd: root, env: { PATH, HOME, PORT: '0', ...environment } })
  running.add(child)
  let errors = ''
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()))
  const ready = new Promise<string>((resolve) => {
    let output = ''
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString()
      const url = /ready at (\S+)/.exec(output)?.[1]
      if (url) resolve(url)
    })
  })
  const ended = new Promise<{ code: number | null; errors: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, errors }))
  })
  return { child, ready, ended }
}

async function clientOf(url: string): Promise<SupabaseClient> {
  const config = (await (await fetch(`${url}/config.json`)).json()) as { supabaseKey: string }
  return createClient(url, config.supabaseKey, { auth: { persistSession: false } })
}

describe('a server that cannot start', () => {
  const failing = async (environment: Record<string, string>) => {
    const { code, errors } = await start(environment).ended
    // The embedded backend adds a notice of its own.
    return {
      code,
      lines: errors
        .trim()
        .split('\n')
        .filter((line) => !line.startsWith('EXPERIMENTAL')),
    }
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
    const { code, lines } = await failing({ PORT: String(port), DATA_DIR: makeFolder() })
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
    mkdirSync(join(folder, 'database'))
    writeFileSync(join(folder, 'database', 'pg_control'), 'torn')
    const { code, lines } = await failing({ DATA_DIR: folder })
    expect([code, lines.length]).toEqual([1, 1])
    expect(lines[0]).toMatch(/damaged/)
  })

  it('says that the keys are too weak', async () => {
    const folder = makeFolder()
    writeFileSync(join(folder, 'secrets.json'), '{"jwtSecret":"short"}')
    const { code, lines } = await failing({ DATA_DIR: folder })
    expect([code, lines.length]).toEqual([1, 1])
    expect(lines[0]).toMatch(/damaged or too weak/)
  })
})

it('ends cleanly on SIGTERM, and keeps what was acknowledged when it is killed', async () => {
  const dataDir = makeFolder()
  const first = start({ DATA_DIR: dataDir })
  const url = await first.ready
  const client = await clientOf(url)
  const email = 'keeper@example.test'
  await client.auth.signUp({ email, password: 'garden-path-7' })
  const mails = (await (await fetch(`${url}/dev/mailbox.json`)).json()) as { text: string }[]
  const token = /token=([0-9a-f]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
  const { data } = await client.auth.verifyOtp({ token_hash: token, type: 'signup' })
  const words = Array.from({ length: 20 }, (_, place) => `palabra${place}`)
  for (const word of words) {
    const updates = [
      { user_id: data.user?.id, language_code: 'es-ES', word_string: word, seen: 1, clicks: 0, sentence: '' },
    ]
    const { error } = await client.rpc('batch_update_user_dictionaries', { updates })
    expect(error).toBeNull()
  }
  first.child.kill('SIGKILL')
  await first.ended

  const second = start({ DATA_DIR: dataDir })
  const again = await clientOf(await second.ready)
  await again.auth.signInWithPassword({ email, password: 'garden-path-7' })
  const kept = await again.from('user_dictionaries').select('word_string')
  expect(kept.data?.map(({ word_string }) => String(word_string)).toSorted()).toEqual(words.toSorted())
  second.child.kill('SIGTERM')
  expect((await second.ended).code).toBe(0)
}, 60_000)

it('refuses a second server on the same data', async () => {
  const dataDir = makeFolder()
  const first = start({ DATA_DIR: dataDir })
  await first.ready
  const second = await start({ DATA_DIR: dataDir }).ended
  expect(second.code).toBe(1)
  expect(second.errors).toMatch(/Another Lingarden \(process \d+\) uses/)
  first.child.kill('SIGTERM')
  await first.ended
}, 60_000)
