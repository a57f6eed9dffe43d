import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { inject, it } from 'vitest'
import { addressOf } from '../test/address-of.ts'
import { copyTemplate } from '../test/scratch-cluster.ts'
import { startMain } from '../test/start-main.ts'
import { startTestServer } from '../test/start-test-server.ts'
import { startLoad } from './testing/load.ts'

it('explores', async () => {
  const { location } = await copyTemplate(inject('scratch'))
  const mains = await Promise.all([1, 2].map(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'x-'))
    return startMain({ DATABASE_URL: addressOf(location), DATA_DIR: dataDir, LOG_LEVEL: 'error', BILLING: 'test' })
  }))
  for (const main of mains) { main.child.stderr?.on('data', (d) => process.stderr.write(`ERR ${d}`)); main.child.on('exit', (c, s) => console.error('EXIT', c, s)) }
  const urls = await Promise.all(mains.map(({ ready }) => ready))
  const helper = await startTestServer({ beside: { location }, front: { version: (await import('../version.ts').catch(() => ({}) as any)).version ?? JSON.parse((await import('node:fs')).readFileSync('package.json', 'utf8')).version } })
  const loads = []
  for (const url of [...urls, ...urls]) {
    const learner = await helper.signUp(`l${loads.length}@example.test`)
    const { data } = await learner.client.auth.getSession()
    loads.push(startLoad({ url, key: helper.backend.publishableKey, learner, refreshToken: data.session!.refresh_token, turns: 55 }))
  }
  await helper.close()
  const admin = new Client(location)
  admin.on('error', () => undefined)
  await admin.connect()
  for (let round = 0; round < 15; round++) {
    await delay(300)
    const { rowCount } = await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()')
    const ready = await Promise.all(urls.map(async (url) => { const r = await fetch(`${url}/ready`); return `${r.status} ${r.headers.get('retry-after')}` }))
    console.error('round', round, rowCount, ready, mains.map(({ child }) => child.exitCode))
  }
  await delay(1000)
  await Promise.all(loads.map((load) => load.stop()))
  for (const load of loads) {
    console.error(load.done, load.broken.slice(0, 5), load.broken.length)
    const kinds = new Map<string, number>()
    for (const r of load.refusals) { const k = JSON.stringify([r.path, r.status, r.retryAfter, r.body]); kinds.set(k, (kinds.get(k) ?? 0) + 1) }
    console.error(kinds)
  }
  for (const main of mains) main.child.kill('SIGTERM')
  console.error(await Promise.all(mains.map(({ ended }) => ended)))
}, 120_000)
