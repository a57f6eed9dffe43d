// Writes the lists of frequent words that the tests measure against, and that say how rare a word is.
// Usage: node packages/content/scripts/write-word-lists.ts --source FOLDER [tag of a language ...]
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { wordListOf } from '@lingarden/languages/build/built-dictionary'
import { listDictionaryBuilds } from './dictionary-builds.ts'

const listed = 10_000

const { values, positionals } = parseArgs({ options: { source: { type: 'string' } }, allowPositionals: true })

for (const { language, frequentWords } of await listDictionaryBuilds(positionals)) {
  const words = frequentWords.read(values.source ?? '').slice(0, listed)
  writeFileSync(wordListOf(language.tag, 'frequent.txt'), `# ${frequentWords.says}\n${words.join('\n')}\n`)
}
