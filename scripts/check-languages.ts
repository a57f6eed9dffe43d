// Fails where a language is named outside packages/languages: everything else asks the registry (docs/adding-a-language.md).
import { globSync, readFileSync } from 'node:fs'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { findLanguageNames } from './languages/find-language-names.ts'

const root = new URL('..', import.meta.url).pathname

/** Tests and what they share, interface texts, and material that is written in a language. */
const mayName = [
  /\.test\.tsx?$/,
  /\/(?:test|testing|rls-matrix)\//,
  /^apps\/web\/src\/i18n\//,
  // Interface texts by language in other places: a folder or a file each.
  /\.(?:en|es|fr|zh)\.ts$/,
]

const files = globSync(['apps/*/{src,build,scripts}/**/*.{ts,tsx}', 'packages/*/{src,scripts}/**/*.ts'], {
  cwd: root,
})
  .filter((file) => !mayName.some((pattern) => pattern.test(file)))
  .sort()

const faults = files.flatMap((file) =>
  findLanguageNames(readFileSync(`${root}/${file}`, 'utf8'), supportedLanguages).map(
    ({ line, fault }) => `${file}:${line}: ${fault}`,
  ),
)

for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
console.log(`${files.length} files, ${faults.length} that name a language`)
