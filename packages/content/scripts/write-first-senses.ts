// Writes the first senses of the 2,000 most frequent words of each built dictionary to ../word-lists, to be read
// by a person: what is wrong there is set right in ../hand, and the dictionaries are built again.
// Usage: node packages/content/scripts/write-first-senses.ts
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { firstSenseOf, listHeadwords, readBuiltDictionary } from '../src/quality/built-dictionary.ts'

for (const [code, languageCode] of [
  ['zh', 'zh-CN'],
  ['es', 'es-ES'],
  ['fr', 'fr-FR'],
] as const) {
  const rows = listHeadwords(readBuiltDictionary(languageCode), 2000).map((entry) => {
    const [reading = ''] = entry.pronunciation.split(' | ')
    return [entry.term, code === 'zh' ? reading : '', firstSenseOf(entry)].join('\t')
  })
  const location = fileURLToPath(new URL(`../word-lists/${code}-first-senses.txt`, import.meta.url))
  const comment = '# Word, reading and first sense of the most frequent words, from the built dictionary.'
  writeFileSync(location, `${[comment, ...rows].join('\n')}\n`)
}
