import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import type { Figure } from './figure.ts'
import { peakMegabytes, postgresMegabytes, residentMegabytes } from './process-memory.ts'
import { startServer } from './server-process.ts'

const learners = 20
/** Turns of one learner; their limit is 60 a minute. */
const turnsEach = 50

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

/** What the server holds after 500 and after 1,000 turns (the second should not be higher), its peak, and its PostgreSQL. */
export async function benchMemory(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lingarden-bench-'))
  const server = await startServer(dataDir)
  const figures: number[] = []
  for (let learner = 0; learner < learners; learner++) {
    const token = await signUp(server.url, `bench-${learner}@example.test`)
    for (let turn = 0; turn < turnsEach; turn++) await takeTurn(server.url, token, turn)
    if ((learner + 1) % (learners / 2) === 0) figures.push(await residentMegabytes(server.pid))
  }
  const [peak, postgres] = [await peakMegabytes(server.pid), await postgresMegabytes(server.pid)]
  await server.stop()
  await rm(dataDir, { recursive: true })
  return [
    {
      what: 'memory of the server after 500 and 1,000 turns of its first start, a tenth of them read out; its peak',
      measured: `${figures.join(' and ')} MB; ${peak} MB`,
      target: '300 MB, flat; 400 MB',
    },
    { what: 'memory of its PostgreSQL then', measured: `${postgres} MB`, target: '150 MB' },
  ]
}
