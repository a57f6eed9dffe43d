// Writes the landing page as HTML in every language: what a visitor sees first needs no script to be shown.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { textsPlugin } from '../apps/web/build/texts-plugin.ts'

/** The fonts of the first view; others come where a page has their letters. */
const firstFonts = /^(inter|fraunces)-latin-wght-normal-.*\.woff2$/

/** What the first talk needs, which begins on this page: its entries, each with all that it imports. */
const talkEntries = [
  'index.html',
  'src/app/start.tsx',
  'src/app/load-first-talk.ts',
  'src/app/first-talk-route.tsx',
]

/** @returns the built scripts of some entries, each once */
function scriptsOf(manifest, entries) {
  const found = new Set()
  const add = (key) => {
    if (found.has(manifest[key].file)) return
    found.add(manifest[key].file)
    for (const imported of manifest[key].imports ?? []) add(imported)
  }
  entries.forEach(add)
  return [...found]
}

function readAssets(outDir) {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'))
  const { css = [] } = manifest['index.html']
  const fonts = readdirSync(join(outDir, 'assets')).filter((name) => firstFonts.test(name))
  return {
    script: `/${manifest['src/app/landing/landing.ts'].file}`,
    styles: css.map((file) => `/${file}`),
    fonts: fonts.map((name) => `/assets/${name}`),
    ahead: scriptsOf(manifest, talkEntries).map((file) => `/${file}`),
  }
}

/** The page in each language; what it loads lies beside the renderer until it is written. */
async function renderPages(root, assets) {
  const outDir = mkdtempSync(join(tmpdir(), 'lingarden-landing-'))
  await build({
    configFile: false,
    root,
    plugins: [textsPlugin(resolve(root))],
    resolve: { alias: { '@': resolve(root, 'src') } },
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: 'src/app/landing/render-landing.tsx', outDir, emptyOutDir: true, target: 'node24' },
  })
  const { renderLandingPages } = await import(pathToFileURL(join(outDir, 'render-landing.js')).href)
  const pages = await renderLandingPages(assets)
  rmSync(outDir, { recursive: true })
  return pages
}

/** A picture that the page names and the build does not have would be a hole in the page. */
function checkAddresses(html, outDir) {
  for (const [, address] of html.matchAll(/(?:src|href|srcset)="(\/(?:assets\/)?[\w.-]+\.\w+)"/gi)) {
    if (!existsSync(join(outDir, address)))
      throw new Error(`The landing page asks for ${address}, which is not there`)
  }
}

/** @param {string} root the web app's folder, built before */
export async function buildLanding(root) {
  const outDir = join(root, 'dist')
  const pages = await renderPages(root, readAssets(outDir))
  mkdirSync(join(outDir, 'landing'), { recursive: true })
  for (const [language, html] of pages) {
    checkAddresses(html, outDir)
    writeFileSync(join(outDir, 'landing', `${language}.html`), html)
  }
}
