import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { milliseconds, p95, type Figure } from './figure.ts'
import { signUp } from './memory.ts'
import { startServer } from './server-process.ts'

const attackers = 5
const atOnce = 50
/** How long they go on, in milliseconds. */
const duration = 8000

/**
 * Whether /health and another learner's small read are answered while 50 of the slowest requests that the data API takes
 * run at once: patterns over the longest texts that a learner may keep, by five accounts.
 */
export async function benchWorstRequests(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lingarden-bench-'))
  const server = await startServer(dataDir)
  const { supabaseKey: apikey } = (await (await fetch(`${server.url}/config.json`)).json()) as {
    supabaseKey: string
  }
  const tokens: string[] = []
  for (let place = 0; place < attackers; place++) {
    const token = await signUp(server.url, `attacker-${place}@example.test`)
    await keepLongTexts(server.url, apikey, token)
    tokens.push(token)
  }
  const token = await signUp(server.url, 'reader@example.test')
  const ask = async (path: string, bearer = token) => {
    const begin = performance.now()
    const response = await fetch(server.url + path, {
      headers: { apikey, authorization: `Bearer ${bearer}` },
    })
    await response.arrayBuffer()
    return performance.now() - begin
  }
  const end = performance.now() + duration
  const attack = async (bearer: string) => {
    while (performance.now() < end) await ask(worst, bearer)
  }
  const attacks = Array.from({ length: atOnce }, (_, place) => attack(tokens[place % attackers] ?? ''))
  const [health, read]: [number[], number[]] = [[], []]
  while (performance.now() < end) {
    health.push(await ask('/health'))
    read.push(await ask('/rest/v1/profiles?select=id'))
  }
  await Promise.all(attacks)
  await server.stop()
  await rm(dataDir, { recursive: true })
  const beside = `while ${atOnce} of the slowest requests run, slowest (p95)`
  const told = (samples: number[]) => `${milliseconds(Math.max(...samples))} (${milliseconds(p95(samples))})`
  return [
    { what: `/health ${beside}`, measured: told(health), target: '100 ms' },
    { what: `another learner's small read ${beside}`, measured: told(read), target: '-' },
  ]
}

/** Many wildcards, on a text that makes each of them look far. */
const worst = `/rest/v1/user_dictionaries?select=id&notes=ilike.${encodeURIComponent('*a*a*a*a*a*a*a*a*b')}`

async function keepLongTexts(url: string, key: string, token: string): Promise<void> {
  const client = createClient(url, key, { accessToken: () => Promise.resolve(token) })
  const [, payload = ''] = token.split('.')
  const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }
  const rows = Array.from({ length: 500 }, (_, place) => ({
    user_id: sub,
    language_code: 'es-ES',
    word_string: `palabra-${place}`,
    notes: 'a'.repeat(4000),
  }))
  const { error } = await client.from('user_dictionaries').insert(rows)
  if (error) throw error
}
