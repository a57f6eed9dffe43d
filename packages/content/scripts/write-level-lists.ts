// Writes the terms of each level as the built dictionary has them: a level, a tab and its terms. A language model's replies are
// held to them.
// Usage: node packages/content/scripts/write-level-lists.ts
import { writeFileSync } from 'node:fs'
import { readBuiltDictionary, wordListOf } from '@lingarden/languages/build/built-dictionary'
import { supportedLanguages } from '@lingarden/languages/find-language'

for (const { tag, dictionaryLevels } of supportedLanguages) {
  const byLevel = new Map(dictionaryLevels.map((level) => [level, new Set<string>()]))
  for (const { term, level } of readBuiltDictionary(tag).entries)
    byLevel.get(level ?? '')?.add(term.toLowerCase())
  const lines = [...byLevel].map(([level, terms]) => `${level}\t${[...terms].toSorted().join(' ')}`)
  writeFileSync(
    wordListOf(tag, 'levels.txt'),
    `# The terms of each level, from the built dictionary.\n${lines.join('\n')}\n`,
  )
}
