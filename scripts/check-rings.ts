import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findRings, importedNames, longestChain, type Imports } from './rings/imports.ts'

// How the files import each other: `npm run check:rings`. No ring among the rooms of the web app, and no chain that is too
// long to follow. What is imported as a type, or when it is needed, counts for neither.

/** Files of which each imports the next, at most: whoever changes the last one has the first in mind. */
const longestAllowed = 16

const web = 'apps/web/src'

/** Where the modules of each package are, by the name of the package. */
const packages = new Map(
  globSync('packages/*/package.json').map((path) => {
    const { name, exports } = JSON.parse(readFileSync(path, 'utf8'))
    return [String(name), join(dirname(path), dirname(exports['./*']))]
  }),
)

const files = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/**/*.ts'], {
  exclude: (path) => path.endsWith('node_modules'),
})
  .filter((file) => !/\.(test|d)\.tsx?$|\/(test|testing|generated)\//.test(file))
  .toSorted()
const known = new Set(files)

/** The file that an import names; undefined where it is none of ours. */
function fileOf(from: string, name: string): string | undefined {
  const path = pathOf(from, name)
  return path && ['', '.ts', '.tsx'].map((end) => path + end).find((file) => known.has(file))
}

function pathOf(from: string, name: string): string | undefined {
  if (name.startsWith('.')) return join(dirname(from), name)
  if (name.startsWith('@/')) return join(web, name.slice(2))
  const [scope, part, ...rest] = name.split('/')
  const place = packages.get(`${scope}/${part}`)
  return place && join(place, ...rest)
}

const imports: Imports = new Map(
  files.map((file) => {
    const names = importedNames(readFileSync(file, 'utf8'))
    return [file, names.map((name) => fileOf(file, name)).filter((to) => to !== undefined)]
  }),
)

const roofs = new Set(['lib', 'components', 'features'])

/** A room is a folder of lib, components or features; a loose file of theirs is one by itself. */
function roomOf(file: string): string {
  const [first = '', second = ''] = file.slice(web.length + 1).split('/')
  return roofs.has(first) ? `${first}/${second}` : first
}

/** By room the rooms that it imports, each with one import that says so. */
const rooms = new Map<string, Map<string, string>>()
for (const [file, imported] of imports)
  for (const to of imported.filter((path) => path.startsWith(web) && file.startsWith(web))) {
    const [here, there] = [roomOf(file), roomOf(to)]
    if (there === here) continue
    const others = rooms.get(here) ?? new Map<string, string>()
    rooms.set(here, others.set(there, `${file} imports ${to}`))
  }

const rings = findRings(new Map([...rooms].map(([room, others]) => [room, [...others.keys()]])))
for (const ring of rings) {
  console.error(`A ring of rooms: ${ring.join(' → ')}`)
  for (const [place, room] of ring.slice(0, -1).entries())
    console.error(`  ${rooms.get(room)?.get(ring[place + 1] ?? '')}`)
}

const chain = longestChain(imports)
if (chain.length > longestAllowed) {
  console.error(
    `A chain of ${chain.length} files, of which each imports the next; ${longestAllowed} are allowed:`,
  )
  for (const file of chain) console.error(`  ${file}`)
  console.error('One of them knows what its caller could tell it, or asks a room that lies above it.')
}

if (rings.length > 0 || chain.length > longestAllowed) process.exitCode = 1
else
  console.log(
    `No ring among ${rooms.size} rooms of the web app; the longest chain of imports is ${chain.length}.`,
  )
