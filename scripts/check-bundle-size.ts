// Checks what a browser loads before a screen can be used, in gzip bytes of script, against the budgets.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

interface Chunk {
  file: string
  imports?: string[]
}

const dist = new URL('../apps/web/dist/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Record<
  string,
  Chunk
>

/** What every screen needs. */
const app = ['index.html', 'src/app/start.tsx']

/** Kilobytes of 1,000 bytes, by the entry points a screen needs. */
const budgets = [
  { screen: '/auth', budget: 170, entries: [...app, 'src/features/auth/auth-page.tsx'] },
  {
    screen: '/dashboard',
    budget: 230,
    entries: [...app, 'src/app/home.ts'],
  },
]

/** A chunk with everything it imports statically. */
function withImports(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`${key} is not in the manifest of the build`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) withImports(imported, found)
  return found
}

function gzipSize(file: string): number {
  return gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length
}

for (const { screen, budget, entries } of budgets) {
  const files = new Set(entries.flatMap((entry) => [...withImports(entry)]))
  const size = [...files].reduce((sum, file) => sum + gzipSize(file), 0) / 1000
  const isWithin = size <= budget
  console.log(
    `${screen}: ${size.toFixed(1)} of ${budget} KB script, gzip${isWithin ? '' : ': over the budget'}`,
  )
  if (!isWithin) process.exitCode = 1
}
