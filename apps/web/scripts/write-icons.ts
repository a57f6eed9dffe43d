// Writes the icons that the app imports from '@/icons/icons.ts', each into a file of its own, so that a page loads its own
// only. Lucide's package for React is 4,854 files to install (docs/decisions/0064). With --check it only compares.
// node apps/web/scripts/write-icons.ts
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const source = join(import.meta.dirname, '../src')
const folder = join(source, 'icons')

interface Collection {
  icons: Record<string, { body: string }>
  aliases: Record<string, { parent: string }>
}

const collection = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json'), 'utf8'),
) as Collection

const heading = "// Written by apps/web/scripts/write-icons.ts, of Lucide's icons (ISC).\n"

/** `Trash2` is `trash-2`. */
const toFileName = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replaceAll(/([0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()

/** What stands in the svg; what every icon has alike is at the svg itself. */
function shapesOf(name: string): string {
  const id = toFileName(name)
  const body = collection.icons[id]?.body ?? collection.icons[collection.aliases[id]?.parent ?? '']?.body
  if (!body) throw new Error(`Lucide has no icon ${id}`)
  const common = / (?:fill="none"|stroke(?:-linecap|-linejoin|-width)?="(?:currentColor|round|2)")/g
  const shapes = body
    .replaceAll(common, '')
    .replaceAll(/^<g>|<\/g>$/g, '')
    .replaceAll('/>', ' />')
  if (/[\w]-\w+=|<g|style=/.test(shapes))
    throw new Error(`${id} is drawn in a way that this script does not know`)
  return (shapes.match(/<\w/g) ?? []).length > 1 ? `<>${shapes}</>` : shapes
}

function readImportedNames(): string[] {
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(source, path), 'utf8')
      return [...text.matchAll(/import \{([^}]*)\} from '@\/icons\/icons\.ts'/g)].flatMap(([, list = '']) =>
        list.split(','),
      )
    })
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name && !name.startsWith('type '))
  return [...new Set(names)].toSorted((one, other) => (one < other ? -1 : 1))
}

function makeFiles(): Map<string, string> {
  const names = readImportedNames()
  const files = names.map((name): [string, string] => [
    `generated/${toFileName(name)}.tsx`,
    `${heading}import { createIcon } from '../create-icon.tsx'\n\nexport const ${name} = /* @__PURE__ */ createIcon(${shapesOf(name)})\n`,
  ])
  const list = names.map((name) => `export { ${name} } from './generated/${toFileName(name)}.tsx'\n`).join('')
  return new Map([
    ...files,
    ['icons.ts', `${heading}export type { LucideIcon } from './create-icon.tsx'\n${list}`],
  ])
}

const found = readdirSync(join(folder, 'generated')).map((name) => `generated/${name}`)
const files = makeFiles()
if (process.argv.includes('--check')) {
  const isSame = ([path, text]: [string, string]) =>
    [...found, 'icons.ts'].includes(path) && readFileSync(join(folder, path), 'utf8') === text
  if (found.length !== files.size - 1 || ![...files].every(isSame)) {
    console.error('The icons are not those that the app imports: node apps/web/scripts/write-icons.ts')
    process.exitCode = 1
  }
} else {
  rmSync(join(folder, 'generated'), { recursive: true })
  mkdirSync(join(folder, 'generated'))
  for (const [path, text] of files) writeFileSync(join(folder, path), text)
}
