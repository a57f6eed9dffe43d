import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { packageFolderOf, readPackage, type PackageLicence } from './read-package.ts'

/** Where the app asks for the list. */
const fileName = 'licences.json'

/**
 * What reaches the browser on other ways than by the bundler: files that are copied, style sheets that are put in whole,
 * and the service worker, which is built by itself; and what only hands on the parts of others.
 */
const carried = [
  '@fontsource-variable/fraunces',
  '@fontsource-variable/inter',
  '@ricky0123/vad-web',
  'onnxruntime-web',
  'radix-ui',
  'tailwindcss',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
]

/** What the app is built with, at each first start; it is not in it. */
const builtWith = new Set(['@tailwindcss/vite', '@vitejs/plugin-react', 'vite'])

/** Lucide, whose icons are written into our source (scripts/write-icons.ts). */
const readIcons = (root: string): PackageLicence => ({
  name: 'lucide',
  version: '1.75.0',
  licence: 'ISC',
  text: readFileSync(join(root, 'src/icons/LICENSE'), 'utf8').trim(),
})

interface Built {
  type: string
  modules?: Record<string, { renderedLength: number }>
}

function listModules(bundle: Record<string, Built>): string[] {
  return Object.values(bundle)
    .flatMap(({ modules = {} }) => Object.entries(modules))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => id)
}

function carriedFolder(name: string, root: string): string {
  const places = createRequire(join(root, 'package.json')).resolve.paths(name) ?? []
  const folder = places.map((place) => packageFolderOf(join(place, name, 'package.json'))).find(Boolean)
  if (!folder) throw new Error(`${name} is not installed`)
  return folder
}

/** What the app's package.json asks for that is in the app and not our own. */
function readDependencies(root: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  return Object.keys(dependencies).filter((name) => !name.startsWith('@lingarden/') && !builtWith.has(name))
}

/**
 * Writes down which packages are in the built app, with their licences. `app` is for the app's own build and `worker` for
 * that of its workers, which comes before.
 */
export function packageLicencesPlugins(root: string): { app: Plugin; worker: () => Plugin } {
  const folders = new Set<string>()
  const collect = (bundle: Record<string, Built>) => {
    for (const id of listModules(bundle)) {
      const folder = packageFolderOf(id)
      if (folder) folders.add(folder)
    }
  }
  const list = (): PackageLicence[] => {
    const packages = [...folders, ...carried.map((name) => carriedFolder(name, root))].map(readPackage)
    const byName = new Map([readIcons(root), ...packages].map((one) => [one.name, one]))
    return [...byName.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
  }
  return {
    worker: () => ({
      name: 'lingarden-worker-licences',
      generateBundle: (_, bundle) => collect(bundle),
    }),
    app: {
      name: 'lingarden-licences',
      generateBundle(_, bundle) {
        collect(bundle)
        const packages = list()
        const missing = readDependencies(root).filter((name) => !packages.some((one) => one.name === name))
        if (missing.length > 0)
          this.error(`No licence is listed of ${missing.join(', ')}: is it used, or carried in another way?`)
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(packages) })
      },
      configureServer(server) {
        server.middlewares.use(`/${fileName}`, (_, response) => {
          // In development nothing is bundled; what is asked for by name stands for all of it.
          const names = [...new Set([...readDependencies(root), ...carried])]
          response.setHeader('content-type', 'application/json; charset=utf-8')
          const packages = names.map((name) => readPackage(carriedFolder(name, root)))
          response.end(JSON.stringify([readIcons(root), ...packages]))
        })
      },
    },
  }
}
