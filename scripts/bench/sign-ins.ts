import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, milliseconds, type Figure } from './figure.ts'
import { signUp } from './memory.ts'
import { startServer } from './server-process.ts'

const atOnce = 30
const reads = 40
const rounds = 5

/** What 30 sign-ins at once add to another learner's small read. */
export async function benchSignIns(): Promise<Figure> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lingarden-bench-'))
  const server = await startServer(dataDir)
  const { supabaseKey: apikey } = (await (await fetch(`${server.url}/config.json`)).json()) as {
    supabaseKey: string
  }
  const accounts = Array.from({ length: atOnce }, (_, place) => `sign-in-${place}@example.test`)
  for (const email of accounts) await signUp(server.url, email)
  const token = await signUp(server.url, 'reader@example.test')
  const read = async () => {
    const start = performance.now()
    const headers = { apikey, authorization: `Bearer ${token}` }
    const response = await fetch(`${server.url}/rest/v1/profiles?select=id,credits`, { headers })
    if (!response.ok) throw new Error(`The read was answered with ${response.status}`)
    await response.arrayBuffer()
    return performance.now() - start
  }
  const signIn = async (email: string) => {
    const response = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'garden-path-7' }),
    })
    await response.arrayBuffer()
    return response.status
  }
  const [alone, beside]: [number[], number[]] = [[], []]
  const statuses = new Set<number>()
  for (let round = 0; round < rounds; round++) {
    for (let place = 0; place < reads; place++) alone.push(await read())
    const over = new AbortController()
    const all = Promise.all(accounts.map(signIn)).finally(() => over.abort())
    while (!over.signal.aborted) beside.push(await read())
    for (const status of await all) statuses.add(status)
  }
  await server.stop()
  await rm(dataDir, { recursive: true })
  return {
    what: `what ${atOnce} sign-ins at once add to another learner's small read, at the median (answers: ${[...statuses].join(', ')})`,
    measured: `${milliseconds(median(beside) - median(alone))} (${milliseconds(median(alone))} alone, ${beside.length} reads beside)`,
    target: '20 ms',
  }
}
