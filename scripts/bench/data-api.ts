import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createClient } from '@supabase/supabase-js'
import { Client } from 'pg'
import {
  copyTemplate,
  startScratchCluster,
  type ScratchCluster,
} from '../../apps/server/src/test/scratch-cluster.ts'
import type { Figure } from './figure.ts'
import { installLite } from './install-lite.ts'
import { signUp } from './memory.ts'
import { startProcess, startServer } from './server-process.ts'

/** Requests at once, as many as a page of the app begins with and some more. */
const atOnce = 10
/** Milliseconds of one turn; the two take turns, so that both meet the same machine. */
const turn = 1500
const turns = 6

/** As wide as a learner's profile, guarded as it is. */
const tableSql = `
  create table public.bench_profiles (
    id uuid primary key, email text, full_name text, credits integer, settings jsonb, voice text, is_quiet boolean,
    friends uuid[], created_at timestamptz default now()
  );
  alter table public.bench_profiles enable row level security;
  create policy "own" on public.bench_profiles for select to authenticated using (id = (select auth.uid()));
  grant select on public.bench_profiles to authenticated;
`
const rolesSql = `
  grant usage on schema public, auth to anon, authenticated, service_role;
`

interface Contender {
  url: string
  key: string
  token: string
  id: string
  stop: () => Promise<void>
}

/**
 * Requests a second for a learner's profile, ten at once: our server beside @supabase/lite, each a process of its own on
 * the same PostgreSQL, in turns.
 */
export async function benchDataApi(): Promise<Figure> {
  const lite = installLite()
  const { scratch, stop } = await startScratchCluster('loopback')
  const ours = await openOurs(scratch)
  const theirs = await openLite(scratch, lite)
  const counts = [0, 0]
  // The first turn of each warms it up.
  for (let place = 0; place <= turns; place++) {
    for (const [index, contender] of [ours, theirs].entries()) {
      const answered = await countAnswers(contender)
      if (place > 0) counts[index] = (counts[index] ?? 0) + answered
    }
  }
  await Promise.all([ours.stop(), theirs.stop()])
  await stop()
  const [our = 0, their = 1] = counts.map((count) => (count * 1000) / (turn * turns))
  return {
    what: `data API, a profile, ${atOnce} at once: requests a second beside @supabase/lite on the same PostgreSQL`,
    measured: `${(our / their).toFixed(1)} times (${Math.round(our)} and ${Math.round(their)})`,
    target: '4 times',
  }
}

async function openOurs(scratch: ScratchCluster): Promise<Contender> {
  const { location } = await copyTemplate(scratch)
  const url = urlOf(location)
  await inDatabase(url, (client) => client.query(tableSql))
  const dataDir = await mkdtemp(join(tmpdir(), 'lingarden-bench-'))
  const server = await startServer(dataDir, { DATABASE_URL: url })
  const token = await signUp(server.url, 'profile@example.test')
  const { supabaseKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { supabaseKey: string }
  const id = subjectOf(token)
  await inDatabase(url, (client) => insertProfile(client, id))
  const stop = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true })
  }
  return { url: server.url, key: supabaseKey, token, id, stop }
}

async function openLite(scratch: ScratchCluster, folder: string): Promise<Contender> {
  const url = urlOf({ ...scratch.connection, database: 'lite' })
  await inDatabase(urlOf(scratch.connection), (client) => client.query('create database lite'))
  const key = `sb_publishable_${randomUUID()}`
  const child = await startProcess([
    'scripts/bench/lite-server.mjs',
    folder,
    url,
    key,
    randomUUID() + randomUUID(),
  ])
  await inDatabase(url, (client) => client.query(rolesSql + tableSql))
  const { auth } = createClient(child.url, key, { auth: { persistSession: false } })
  const { data, error } = await auth.signUp({ email: 'profile@example.test', password: 'garden-path-7' })
  if (error) throw error
  const token = data.session?.access_token ?? ''
  const id = subjectOf(token)
  await inDatabase(url, (client) => insertProfile(client, id))
  return { url: child.url, key, token, id, stop: child.stop }
}

const insertProfile = (client: Client, id: string) =>
  client.query(
    `insert into public.bench_profiles values ($1, 'a@example.test', 'Ada', 10000, '{"es-ES": 10}', 'alloy', false, '{}')`,
    [id],
  )

/** How many requests are answered rightly in one turn. */
async function countAnswers(contender: Contender): Promise<number> {
  const end = performance.now() + turn
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  let answered = 0
  const ask = async () => {
    while (performance.now() < end) {
      const body = await read(contender, agent)
      if (!body.includes(contender.id)) throw new Error(`${contender.url} answered with ${body}`)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, ask))
  agent.destroy()
  return answered
}

/** By Node's plain client, which takes little of the processor that both share with whoever asks. */
function read({ url, key, token, id }: Contender, agent: Agent): Promise<string> {
  const headers = {
    apikey: key,
    authorization: `Bearer ${token}`,
    accept: 'application/vnd.pgrst.object+json',
  }
  return new Promise((resolve, reject) => {
    get(`${url}/rest/v1/bench_profiles?select=*&id=eq.${id}`, { agent, headers }, (response) => {
      text(response).then(resolve, reject)
    }).once('error', reject)
  })
}

function urlOf({ host, port, user, password = '', database }: ScratchCluster['connection']): string {
  return `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`
}

async function inDatabase(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await work(client)
  await client.end()
}

function subjectOf(token: string): string {
  const [, payload = ''] = token.split('.')
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }).sub
}
