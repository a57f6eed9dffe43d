// Notes which files a screen needs beside the first script, so that the server can name them in the page: the browser then
// loads all of them at once, and not the second when it has run the first.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the first script loads on every screen. */
const app = 'src/app/start.tsx'

/** The letters of headings; where the first script greets, they should be there by then. */
const headings = '/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'

/** By address: what is asked for before all else. */
const urgent = { '/dashboard': [headings] }

/** By address: the modules that the router loads there; none where the address is not named. */
const screens = {
  '': [],
  '/auth': ['src/features/auth/auth-page.tsx'],
  '/dashboard': ['src/app/home.ts'],
  '/privacy': ['src/features/legal/privacy-page.tsx'],
  '/terms': ['src/features/legal/terms-page.tsx'],
  '/tutor': ['src/app/home.ts', 'src/features/tutor/tutor-page.tsx'],
}

/** @param {string} root the web app's folder, built before */
export function buildPreloads(root) {
  const manifest = JSON.parse(readFileSync(join(root, 'dist/.vite/manifest.json'), 'utf8'))
  const names = Object.keys(manifest)
  const filesOf = (keys, found = new Set()) => {
    for (const key of keys) {
      // A package lies wherever npm has put it.
      const chunk = manifest[key] ?? manifest[names.find((name) => name.endsWith(key))]
      if (!chunk) throw new Error(`${key} is not in the manifest of the build`)
      if (found.has(`/${chunk.file}`)) continue
      found.add(`/${chunk.file}`)
      filesOf(chunk.imports ?? [], found)
    }
    return found
  }
  const first = filesOf(['index.html'])
  const preloads = Object.entries(screens).map(([address, keys]) => [
    address,
    [...filesOf(urgent[address] ?? []), ...filesOf([app, ...keys])].filter((file) => !first.has(file)),
  ])
  writeFileSync(join(root, 'dist/preloads.json'), JSON.stringify(Object.fromEntries(preloads)))
}
