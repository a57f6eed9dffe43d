// Makes a fresh or updated checkout ready: installs from the lockfile when it is missing or stale, then builds
// what changed. Plain JavaScript on built-ins only: on a fresh machine it runs on the system's Node.
import { execSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'

const installedMarker = 'node_modules/.lock-hash'
const webIndex = 'apps/web/dist/index.html'

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

function installWhenStale() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(installedMarker) && readFileSync(installedMarker, 'utf8') === lock) return
  console.log('Installing packages from the lockfile (once, about half a minute) …')
  run(
    'npm ci --include=dev --loglevel=error',
    'The packages could not be installed. Check that the npm registry is reachable, then run the command again.',
  )
  writeFileSync(installedMarker, lock)
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

function buildWhenStale() {
  const sources = ['apps/web', 'packages', installedMarker]
  if (existsSync(webIndex) && statSync(webIndex).mtimeMs >= Math.max(...sources.map(newestChange))) return
  console.log('Building the web app …')
  run('npm run build --silent', 'The web app could not be built; the lines above say why.')
}

installWhenStale()
requireModernNode()
if (!process.argv.includes('--no-build')) buildWhenStale()
