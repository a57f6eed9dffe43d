// Writes the tasks of the lessons, and what their words mean to readers, as modules of each language, so that the tutor reads
// no file and parses no YAML when it runs. With --check it only says whether the modules are current.
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { loadTutorRules, loadWordRules } from '@lingarden/languages/load'
import { compileTasks } from './task-files.ts'
import { compileTaughtWords } from './taught-word-files.ts'

await Promise.all(supportedLanguages.flatMap(({ tag }) => [loadWordRules(tag), loadTutorRules(tag)]))
const isCheck = process.argv.includes('--check')
for (const { file, text } of [...compileTasks(), ...compileTaughtWords()]) {
  if (!isCheck) await writeFile(file, text)
  else if (!existsSync(file) || (await readFile(file, 'utf8')) !== text) {
    console.error(
      `${file.pathname} is not current. Run: node packages/practice-tutor/scripts/compile-tasks.ts`,
    )
    process.exitCode = 1
  }
}
