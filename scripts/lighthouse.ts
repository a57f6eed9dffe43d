// Lighthouse's figures of the built app beside their targets, by its mobile preset: npm run lighthouse. One may name the
// addresses, how often each is measured, and how many times slower a phone is than this machine:
// npm run lighthouse -- --runs 5 --slowdown 2 /auth
import { Console } from 'node:console'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startServer } from './bench/server-process.ts'
import { seedGarden } from './lighthouse/seed-garden.ts'
import { installLighthouse } from './lighthouse/install-lighthouse.ts'
import { openBrowser } from './lighthouse/open-browser.ts'
import { measureScreen, type ScreenFigures } from './lighthouse/measure-screen.ts'

/** Screens that quality is measured by; the dashboard is that of somebody who has practised for three months. */
const screens = ['/', '/auth', '/dashboard']
const needsSignIn = (address: string) => !['/', '/auth', '/terms', '/privacy'].includes(address)

// A server that ran in this process has taken the console for its log.
const output = new Console(process.stdout)
const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    slowdown: { type: 'string', default: '4' },
  },
  allowPositionals: true,
})
const addresses = positionals.length > 0 ? positionals : screens

const lighthouse = await installLighthouse()
const dataDir = await mkdtemp(join(tmpdir(), 'lingarden-lighthouse-'))
if (addresses.some(needsSignIn)) await seedGarden(dataDir)
const server = await startServer(dataDir)
const figures: ScreenFigures['figures'][] = []
for (const address of addresses) {
  const open = () => openBrowser(server.url, { isSignedIn: needsSignIn(address) })
  const measured = await measureScreen(lighthouse, {
    url: server.url + address,
    open,
    runs: Number(values.runs),
    slowdown: Number(values.slowdown),
  })
  figures.push(measured.figures)
  for (const finding of measured.findings) output.log(`${address}: ${finding}`)
}
await server.stop()
await rm(dataDir, { recursive: true })
output.table(figures)
output.log(
  'Scores of 100, the target is 95 or more; the middle one of the runs. A machine at rest has a speed of 1500 and more.',
)
