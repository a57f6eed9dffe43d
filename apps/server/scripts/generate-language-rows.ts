// Writes for each language of the registry the migration that brings its rows, supabase/migrations/<version>_language_<tag>.sql.
// What a database has applied it does not read again: once databases exist, --new writes a newer migration for a language
// whose rows have changed. With --check it only says whether the newest of each language is current.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { loadWordRules } from '@lingarden/languages/load'
import { wordRulesOf } from '@lingarden/languages/loaded'
import { printLanguage } from './print-language.ts'

const folder = fileURLToPath(new URL('../../../supabase/migrations/', import.meta.url))
const files = (await readdir(folder)).toSorted()
const isCheck = process.argv.includes('--check')
const isNew = process.argv.includes('--new')

/** As the other migrations are called: the second in which it was written. */
const version = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)

for (const [index, language] of supportedLanguages.entries()) {
  const { tag } = language
  await loadWordRules(tag)
  const sql = printLanguage({ ...language, place: index + 1, functionWords: wordRulesOf(tag).functionWords })
  const newest = files.findLast((file) => file.endsWith(`_language_${tag}.sql`))
  const current = newest && (await readFile(folder + newest, 'utf8'))
  if (current === sql) continue
  if (isCheck) {
    console.error(
      `The rows of ${tag} are not current. Run: node apps/server/scripts/generate-language-rows.ts`,
    )
    process.exitCode = 1
  } else {
    // Two of one second would be one migration.
    const name = newest && !isNew ? newest : `${BigInt(version) + BigInt(index)}_language_${tag}.sql`
    await writeFile(folder + name, sql)
    console.log(`Wrote supabase/migrations/${name}`)
  }
}
