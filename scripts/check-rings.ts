import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

// No ring among the rooms of the web app: `npm run check:rings`. A room is a folder of lib, components or features; a loose
// file of theirs is one by itself. What is imported as a type, or when it is needed, makes no ring.

const root = 'apps/web/src'

/** Statements at the beginning of a line; those of types alone are left out. */
const runtimeImport = /^(?:import|export)\s+(?!type\b)(?:([^'"]*?)\s+from\s+)?'([^']+)'/gm

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => join(root, file))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$|\/(test|generated)\//.test(file))
const known = new Set(files)

/** The file that an import names; undefined where it is none of the web app's. */
function fileOf(from: string, name: string): string | undefined {
  const path = name.startsWith('@/') ? join(root, name.slice(2)) : join(dirname(from), name)
  if (!name.startsWith('@/') && !name.startsWith('.')) return undefined
  return ['', '.ts', '.tsx'].map((end) => normalize(path + end)).find((file) => known.has(file))
}

const roofs = new Set(['lib', 'components', 'features'])

function roomOf(file: string): string {
  const [first = '', second = ''] = file.slice(root.length + 1).split('/')
  return roofs.has(first) ? `${first}/${second}` : first
}

const isOfTypesOnly = (clause = ''): boolean =>
  clause.startsWith('{') &&
  clause
    .slice(1, clause.lastIndexOf('}'))
    .split(',')
    .filter((part) => part.trim() !== '')
    .every((part) => part.trim().startsWith('type '))

/** By room the rooms that it imports, each with one import that says so. */
const rooms = new Map<string, Map<string, string>>()
for (const file of files)
  for (const [, clause, name = ''] of readFileSync(file, 'utf8').matchAll(runtimeImport)) {
    const to = isOfTypesOnly(clause) ? undefined : fileOf(file, name)
    const [here, there] = [roomOf(file), to && roomOf(to)]
    if (!there || there === here) continue
    const imports = rooms.get(here) ?? new Map<string, string>()
    rooms.set(here, imports.set(there, `${file} imports ${name}`))
  }

/** A way from a room back to itself; undefined where there is none. */
function ringOf(start: string): string[] | undefined {
  const ways: string[][] = [[start]]
  const seen = new Set<string>()
  for (let way = ways.shift(); way; way = ways.shift())
    for (const next of rooms.get(way.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return [...way, start]
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  return undefined
}

const rings = new Map<string, string[]>()
for (const room of rooms.keys()) {
  const ring = ringOf(room)
  if (ring) rings.set([...new Set(ring)].toSorted().join(), ring)
}
for (const ring of rings.values()) {
  console.error(`A ring of rooms: ${ring.join(' → ')}`)
  for (const [place, room] of ring.slice(0, -1).entries())
    console.error(`  ${rooms.get(room)?.get(ring[place + 1] ?? '')}`)
}
if (rings.size > 0) process.exitCode = 1
else console.log(`No ring among ${rooms.size} rooms of the web app.`)
