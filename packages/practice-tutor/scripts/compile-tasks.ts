// Writes the tasks of the lessons as a module of each language, so that the tutor reads no file and parses no YAML when it
// runs. With --check it only says whether the modules are current.
import { readFile, writeFile } from 'node:fs/promises'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { loadTutorRules, loadWordRules } from '@lingarden/languages/load'
import { compileTasks } from './task-files.ts'

await Promise.all(supportedLanguages.flatMap(({ tag }) => [loadWordRules(tag), loadTutorRules(tag)]))
const isCheck = process.argv.includes('--check')
for (const { file, text } of compileTasks()) {
  if (!isCheck) await writeFile(file, text)
  else if ((await readFile(file, 'utf8')) !== text) {
    console.error(
      `${file.pathname} is not current. Run: node packages/practice-tutor/scripts/compile-tasks.ts`,
    )
    process.exitCode = 1
  }
}
