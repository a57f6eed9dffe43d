// Notes which files a screen needs beside the first script, so that the server can name them in the page: the browser then
// loads all of them at once, and not the second when it has run the first. Texts are those of the language that the browser
// prefers; who chose another one loads that when the first script has run.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { interfaceLanguages } from '../apps/web/src/i18n/languages.ts'
import { supportedLanguages } from '../packages/languages/find-language.ts'

/** What the first script loads on every screen. */
const app = 'src/app/start.tsx'

/** The letters of headings; where the first script greets, they should be there by then. */
const headings = '/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'

/** By address: what is asked for before all else. */
const urgent = {
  '/dashboard': ['src/app/early-home/ask-early.ts', headings],
  '/tutor': ['src/app/early-talk/early-talk.ts'],
}

/**
 * Where the first script draws what is seen first, and loads the rest after it: on a slow line each kilobyte is felt. The rest
 * is the page's own script on the dashboard, whose first action the texts are for; it is all else where the first line comes
 * from the server.
 */
const comesLater = { '/dashboard': 'page', '/tutor': 'all' }

/** What the profile waits for, which all else is asked by. */
const profile = 'src/lib/profile/profile-changes.ts'

/** What the page asks for of a language that is learned. */
const ofLanguage = (tag, ...names) => names.map((name) => `packages/languages/${tag}/${name}.ts`)

/** The first talk in each language, by its address. */
const firstTalks = Object.fromEntries(
  supportedLanguages.map(({ tag }) => [
    `/first/${tag}`,
    [
      'src/app/load-first-talk.ts',
      'src/app/first-talk-route.tsx',
      ...ofLanguage(tag, 'words', 'generated/first-talk'),
    ],
  ]),
)

/** By address: the modules that the router loads there; none where the address is not named. */
const screens = {
  '': [],
  '/auth': ['src/features/auth/auth-page.tsx'],
  '/dashboard': ['src/app/home.ts', profile],
  '/privacy': ['src/features/legal/privacy-page.tsx'],
  '/terms': ['src/features/legal/terms-page.tsx'],
  '/tutor': ['src/app/home.ts', 'src/features/tutor/tutor-page.tsx', profile],
  ...firstTalks,
}

/** By address: what is loaded beside these by who learns a language, by its code. */
const byLanguage = {
  '/tutor': Object.fromEntries(
    supportedLanguages.map(({ languageCode, tag }) => [
      languageCode,
      ofLanguage(tag, 'words', 'generated/topics'),
    ]),
  ),
}

/** By address: the bundles of texts that these read, beside those that every screen has; the page asks for the others. */
const texts = {
  '/dashboard': ['home'],
  '/tutor': ['home', 'beside', 'practice', 'courses'],
  ...Object.fromEntries(Object.keys(firstTalks).map((address) => [address, ['first', 'practice', 'beside']])),
}

const textsOf = (address, language) =>
  ['', ...(texts[address] ?? []).map((bundle) => `/${bundle}`)].map(
    (bundle) => `virtual:texts/${language}${bundle}`,
  )

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
      for (const style of chunk.css ?? []) found.add(`/${style}`)
      filesOf(chunk.imports ?? [], found)
    }
    return found
  }
  const first = filesOf(['index.html'])
  const filesAt = (address, language) => {
    const soon = [...filesOf(urgent[address] ?? [])].filter((file) => !first.has(file))
    const rest = [...filesOf([...textsOf(address, language), app, ...screens[address]])].filter(
      (file) => !first.has(file) && !soon.includes(file),
    )
    const how = comesLater[address]
    if (!how) return { now: [...soon, ...rest] }
    const frame = how === 'page' ? filesOf([...textsOf(address, language), app]) : new Set()
    const learned = Object.entries(byLanguage[address] ?? {}).map(([code, keys]) => [
      code,
      [...filesOf(keys)].filter((file) => !first.has(file) && !soon.includes(file) && !rest.includes(file)),
    ])
    const now = [...soon, ...rest.filter((file) => frame.has(file))]
    const all = rest.filter((file) => !frame.has(file))
    return { now, later: { all, byLanguage: Object.fromEntries(learned) } }
  }
  const preloads = interfaceLanguages.map((language) => [
    language,
    Object.fromEntries(Object.keys(screens).map((address) => [address, filesAt(address, language)])),
  ])
  writeFileSync(join(root, 'dist/preloads.json'), JSON.stringify(Object.fromEntries(preloads)))
}
