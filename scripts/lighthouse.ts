// Lighthouse's figures of the built app beside their targets, by its mobile preset: npm run lighthouse. One may name the
// addresses, and how often each is measured: npm run lighthouse -- --runs 5 /auth
import { Console } from 'node:console'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../apps/server/src/config.ts'
import { startServer } from '../apps/server/src/start-server.ts'
import { seedAccount } from './demo/seed-account.ts'
import { installLighthouse } from './lighthouse/install-lighthouse.ts'
import { openBrowser } from './lighthouse/open-browser.ts'
import { measureScreen, type ScreenFigures } from './lighthouse/measure-screen.ts'

/** Screens that quality is measured by; the dashboard is that of somebody who has practised for three months. */
const screens = ['/', '/auth', '/dashboard']
const needsSignIn = (address: string) => !['/', '/auth', '/terms', '/privacy'].includes(address)

// A server in this process takes the console for its log.
const output = new Console(process.stdout)
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
})

const lighthouse = await installLighthouse()
const dataDir = await mkdtemp(join(tmpdir(), 'lingarden-lighthouse-'))
const server = await startServer(readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' }))
const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
await seedAccount(server.backend, server.url, { now: Date.now(), timeZone })
const figures: ScreenFigures['figures'][] = []
for (const address of positionals.length > 0 ? positionals : screens) {
  const open = () => openBrowser(server, { isSignedIn: needsSignIn(address) })
  const { figures: measured, findings } = await measureScreen(lighthouse, {
    url: server.url + address,
    open,
    runs: Number(values.runs),
  })
  figures.push(measured)
  for (const finding of findings) output.log(`${address}: ${finding}`)
}
await server.close()
await rm(dataDir, { recursive: true })
output.table(figures)
output.log('Scores of 100, the target is 95 or more; the middle one of the runs.')
