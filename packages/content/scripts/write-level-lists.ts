// Writes the terms of each level as the built dictionary has them. A language model's replies are held to them.
// Usage: node packages/content/scripts/write-level-lists.ts
import { writeFileSync } from 'node:fs'
import { wordListOf } from '@lingarden/languages/build/built-dictionary'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { levelLines } from '../src/level-lists.ts'

for (const language of supportedLanguages) {
  const lines = ['# The terms of each level, from the built dictionary.', ...levelLines(language)]
  writeFileSync(wordListOf(language.tag, 'levels.txt'), `${lines.join('\n')}\n`)
}
