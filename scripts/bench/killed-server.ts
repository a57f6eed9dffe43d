import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { clusterFolderOf } from '../../apps/server/src/database/cluster/folders.ts'
import type { Figure } from './figure.ts'
import { signUp } from './memory.ts'
import { startServer } from './server-process.ts'

const rounds = 20
const writers = 4
/** Acknowledged writes of a round after which the server is killed, while others are on their way. */
const writesBeforeKill = 25

/** What is killed while learners write: our server, or the PostgreSQL beneath it. */
type Victim = 'server' | 'PostgreSQL'

/** Whether every word that was said to be kept is kept, whoever is killed. */
export async function benchKilledServer(): Promise<Figure[]> {
  return [await countLost('server'), await countLost('PostgreSQL')]
}

async function countLost(victim: Victim): Promise<Figure> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lingarden-bench-'))
  const acknowledged: string[] = []
  let token = ''
  for (let round = 0; round < rounds; round++) {
    const server = await startServer(dataDir)
    token ||= await signUp(server.url, 'keeper@example.test')
    const client = await connect(server.url, token)
    const kill = victim === 'server' ? server.kill : () => killPostgres(dataDir)
    const written = await writeUntilKilled(client, userOf(token), { round, kill })
    acknowledged.push(...written)
    if (victim === 'PostgreSQL') await server.stop()
  }
  const server = await startServer(dataDir)
  const kept = await readWords(await connect(server.url, token))
  await server.stop()
  await rm(dataDir, { recursive: true })
  const lost = acknowledged.filter((word) => !kept.has(word)).length
  return {
    what: `${victim} killed ${rounds} times while ${writers} write: acknowledged words that are lost`,
    measured: `${lost} of ${acknowledged.length}`,
    target: '0',
  }
}

/** Kills the postmaster as a machine out of memory would; the server starts another one. */
async function killPostgres(dataDir: string): Promise<void> {
  const file = join(await clusterFolderOf(dataDir), 'postmaster.pid')
  const [pid = ''] = (await readFile(file, 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
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
