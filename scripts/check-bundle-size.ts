// Checks what a browser loads before a screen can be used, in gzip bytes of script, against the budgets.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { interfaceLanguages } from '../apps/web/src/i18n/languages.ts'

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

/** Kilobytes of 1,000 bytes, by the entry points a screen needs and what its texts are loaded from. */
const budgets = [
  { screen: '/auth', budget: 170, entries: [...app, 'src/features/auth/auth-page.tsx'], texts: [''] },
  // Before the learner has a language; what that needs comes to a few kilobytes more.
  {
    screen: '/first',
    budget: 220,
    entries: [...app, 'src/app/load-first-talk.ts', 'src/app/first-talk-route.tsx'],
    texts: ['', '/first', '/practice', '/beside'],
  },
  {
    screen: '/dashboard',
    budget: 230,
    entries: [
      ...app,
      'src/app/early-home/ask-early.ts',
      'src/app/home.ts',
      'src/lib/profile/profile-changes.ts',
    ],
    texts: ['', '/home'],
  },
  // Without the view of a word, which comes with the first that is opened.
  {
    screen: '/bank',
    budget: 345,
    entries: [...app, 'src/app/home.ts', 'src/features/bank/bank-page.tsx'],
    texts: ['', '/home', '/beside', '/practice', '/words', '/gardening'],
  },
  {
    screen: '/tutor',
    budget: 375,
    entries: [
      ...app,
      'src/app/early-talk/early-talk.ts',
      'src/app/home.ts',
      'src/features/tutor/tutor-page.tsx',
    ],
    texts: ['', '/home', '/beside', '/practice'],
  },
]

/** A chunk with everything it imports statically. */
function withImports(key: string, found = new Set<string>()): Set<string> {
  // A module that the build makes has a name and no place.
  const chunk = manifest[key] ?? manifest[`../../${key}`]
  if (!chunk) throw new Error(`${key} is not in the manifest of the build`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) withImports(imported, found)
  return found
}

function gzipSize(file: string): number {
  return gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length
}

for (const { screen, budget, entries, texts } of budgets) {
  const sizes = interfaceLanguages.map((language) => {
    const needed = [...entries, ...texts.map((bundle) => `virtual:texts/${language}${bundle}`)]
    const files = new Set(needed.flatMap((entry) => [...withImports(entry)]))
    return { language, size: [...files].reduce((sum, file) => sum + gzipSize(file), 0) / 1000 }
  })
  const isWithin = sizes.every(({ size }) => size <= budget)
  const told = sizes.map(({ language, size }) => `${language} ${size.toFixed(1)}`).join(', ')
  console.log(`${screen}: ${told} of ${budget} KB script, gzip${isWithin ? '' : ': over the budget'}`)
  if (!isWithin) process.exitCode = 1
}
