// Makes a fresh or updated checkout ready: installs from the lockfile when it is missing or stale, then builds
// what changed. What only checks and tests need is installed when they are run first (--tools). `npm start` packs the
// pages fast rather than small (--fast); a server for others is set up with this script itself.
// Plain JavaScript on built-ins only: on a fresh machine it runs on the system's Node.
import { execSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { withSetupLock } from './setup-lock.mjs'

const installedMarker = 'node_modules/.lock-hash'
const webIndex = 'apps/web/dist/index.html'
const wantsBuild = !process.argv.includes('--no-build')
const wantsTools = process.argv.includes('--tools')
/** Whether the pages need not be as small as they can be: they come from the same machine. */
const isFast = process.argv.includes('--fast')

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

function run(command, failure) {
  try {
    execSync(command, { stdio: 'inherit' })
  } catch {
    fail(failure)
  }
}

/** What is installed: of which lockfile, and whether with the tools. */
function readInstalled() {
  if (!existsSync(installedMarker)) return readInstalledByHand()
  const [lock, tools] = readFileSync(installedMarker, 'utf8').split(' ')
  return { lock, tools: tools === 'tools' }
}

/** The same where somebody ran npm themselves: its own record is written last, and is current while the lockfile is older. */
function readInstalledByHand() {
  const record = 'node_modules/.package-lock.json'
  const isCurrent = existsSync(record) && statSync(record).mtimeMs >= statSync('package-lock.json').mtimeMs
  return { lock: isCurrent ? hashLockfile() : undefined, tools: existsSync('node_modules/vitest') }
}

const hashLockfile = () => createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')

function isInstalled() {
  const installed = readInstalled()
  return installed.lock === hashLockfile() && (installed.tools || !wantsTools)
}

function install() {
  const lock = hashLockfile()
  const installed = readInstalled()
  // Who tests here has the tools also after the next change of the lockfile.
  const tools = wantsTools || installed.tools
  // What a server of this checkout runs on stays where it is while the tools are added.
  const addsTools = installed.lock === lock
  console.log(
    addsTools
      ? 'Installing what checks and tests need (once) …'
      : 'Installing packages from the lockfile (once, about a quarter of a minute) …',
  )
  run(
    `npm ${addsTools ? 'install --no-save' : 'ci'} --${tools ? 'include' : 'omit'}=dev --loglevel=error`,
    'The packages could not be installed. Check that the npm registry is reachable, then run the command again.',
  )
  writeFileSync(installedMarker, tools ? `${lock} tools` : lock)
}

function requireModernNode() {
  const pinned = 'node_modules/.bin/node'
  if (existsSync(pinned) || existsSync(`${pinned}.cmd`)) return
  if (Number(process.versions.node.split('.')[0]) >= 24) return
  fail(
    `Lingarden needs Node.js 24 or newer here; this is ${process.version}. Install it from https://nodejs.org.`,
  )
}

/** Newest modification time below a path, in milliseconds; build output and packages do not count. */
function newestChange(path) {
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  const inner = readdirSync(path)
    .filter((name) => !/^(node_modules|dist)$/.test(name))
    .map((name) => newestChange(`${path}/${name}`))
  return Math.max(stats.mtimeMs, ...inner)
}

function isBuilt() {
  const sources = ['apps/web', 'packages', 'package-lock.json']
  return existsSync(webIndex) && statSync(webIndex).mtimeMs >= Math.max(...sources.map(newestChange))
}

function build() {
  console.log('Building the web app …')
  run(
    `npm run build --silent${isFast ? ' -- --fast' : ''}`,
    'The web app could not be built; the lines above say why.',
  )
}

function makeReady() {
  if (!isInstalled()) install()
  requireModernNode()
  if (wantsBuild && !isBuilt()) build()
}

if (!isInstalled() || (wantsBuild && !isBuilt())) withSetupLock(makeReady)
else requireModernNode()
