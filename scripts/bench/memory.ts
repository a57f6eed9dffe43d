import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import type { Figure } from './figure.ts'
import { startServer } from './server-process.ts'

const learners = 20
/** Turns of one learner; their limit is 60 a minute. */
const turnsEach = 50

/** Resident memory in megabytes, where the system tells it as Linux does. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

/** A new learner's access token. */
export async function signUp(url: string, email: string): Promise<string> {
  const { supabaseKey } = (await (await fetch(`${url}/config.json`)).json()) as { supabaseKey: string }
  const { auth } = createClient(url, supabaseKey, { auth: { persistSession: false } })
  await auth.signUp({ email, password: 'garden-path-7' })
  const mails = (await (await fetch(`${url}/dev/mailbox.json`)).json()) as { to: string; text: string }[]
  const text = mails.findLast(({ to }) => to === email)?.text ?? ''
  const tokenHash = /token=([0-9a-f]+)/.exec(text)?.[1] ?? ''
  const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type: 'signup' })
  if (error) throw error
  return data.session?.access_token ?? ''
}

const sayings = [
  ['es-ES', (turn: number) => `Quiero ${turn} cafés y un agua frío`],
  ['fr-FR', (turn: number) => `Je veux ${turn} cafés et un eau froid`],
  ['zh-CN', (turn: number) => `我要${turn}个咖啡`],
] as const

/** One turn; each tenth is read out, so that voice, lexicons and caches are all in memory. */
async function takeTurn(url: string, token: string, turn: number): Promise<void> {
  const [languageCode, say] = sayings[turn % sayings.length] ?? sayings[0]
  const text = say(turn)
  await post(`${url}/api/tutor/turn`, token, { languageCode, message: text })
  if (turn % 10 > 0) return
  await post(`${url}/api/tutor/tts`, token, { text, shortLanguageCode: languageCode.slice(0, 2) })
}

async function post(url: string, token: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} answered with ${response.status}`)
}

/** What the server holds after 500 and after 1,000 turns: the second figure should not be higher. */
export async function benchMemory(): Promise<Figure> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lingarden-bench-'))
  // The first start makes the database and takes more memory than every later one.
  await (await startServer(dataDir)).stop()
  const server = await startServer(dataDir)
  const figures: number[] = []
  for (let learner = 0; learner < learners; learner++) {
    const token = await signUp(server.url, `bench-${learner}@example.test`)
    for (let turn = 0; turn < turnsEach; turn++) await takeTurn(server.url, token, turn)
    if ((learner + 1) % (learners / 2) === 0) figures.push(await residentMegabytes(server.pid))
  }
  await server.stop()
  await rm(dataDir, { recursive: true })
  return {
    what: 'memory of the server after 500 and 1,000 turns, a tenth of them read out',
    measured: `${figures.join(' and ')} MB`,
    target: '600 MB, flat',
  }
}
