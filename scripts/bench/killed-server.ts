import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Figure } from './figure.ts'
import { signUp } from './memory.ts'
import { startServer } from './server-process.ts'

const rounds = 20
const writers = 4
/** Acknowledged writes of a round after which the server is killed, while others are on their way. */
const writesBeforeKill = 25

/** Whether a server that is killed while learners write keeps every word that it said it had kept. */
export async function benchKilledServer(): Promise<Figure> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lingarden-bench-'))
  const acknowledged: string[] = []
  let token = ''
  for (let round = 0; round < rounds; round++) {
    const server = await startServer(dataDir)
    token ||= await signUp(server.url, 'keeper@example.test')
    const client = await connect(server.url, token)
    const written = await writeUntilKilled(client, userOf(token), { round, kill: server.kill })
    acknowledged.push(...written)
  }
  const server = await startServer(dataDir)
  const kept = await readWords(await connect(server.url, token))
  await server.stop()
  await rm(dataDir, { recursive: true })
  const lost = acknowledged.filter((word) => !kept.has(word)).length
  return {
    what: `killed ${rounds} times while ${writers} write: acknowledged words that are lost`,
    measured: `${lost} of ${acknowledged.length}`,
    target: '0',
  }
}

async function connect(url: string, token: string): Promise<SupabaseClient> {
  const { supabaseKey } = (await (await fetch(`${url}/config.json`)).json()) as { supabaseKey: string }
  return createClient(url, supabaseKey, { accessToken: () => Promise.resolve(token) })
}

function userOf(token: string): string {
  const [, payload = ''] = token.split('.')
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }).sub
}

/** The words that were acknowledged. */
async function writeUntilKilled(
  client: SupabaseClient,
  userId: string,
  { round, kill }: { round: number; kill: () => Promise<void> },
): Promise<string[]> {
  const written: string[] = []
  let killed: Promise<void> | undefined
  const write = async (lane: number) => {
    for (let place = 0; !killed; place++) {
      const word = `palabra-${round}-${lane}-${place}`
      const counts = { language_code: 'es-ES', word_string: word, seen: 1, clicks: 0, sentence: '' }
      const updates = [{ user_id: userId, ...counts }]
      const { error } = await client.rpc('batch_update_user_dictionaries', { updates })
      if (error === null) written.push(word)
      // Before the kill nothing is refused.
      else if (!killed) throw error
      if (written.length >= writesBeforeKill) killed ??= kill()
    }
  }
  await Promise.all(Array.from({ length: writers }, (_, lane) => write(lane)))
  await killed
  return written
}

async function readWords(client: SupabaseClient): Promise<Set<string>> {
  const { data, error } = await client.from('user_dictionaries').select('word_string')
  if (error) throw error
  return new Set(data.map(({ word_string: word }) => String(word)))
}
