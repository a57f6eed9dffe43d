// Writes the first senses of the 2,000 most frequent words of each built dictionary to its word lists, to be read
// by a person: what is wrong there is set right in the lists by hand, and the dictionaries are built again.
// Usage: node packages/content/scripts/write-first-senses.ts
import { writeFileSync } from 'node:fs'
import {
  firstSenseOf,
  listHeadwords,
  readBuiltDictionary,
  wordListOf,
} from '@lingarden/languages/build/built-dictionary'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { listDictionaryFiles } from '../src/dictionary-files.ts'

const built = new Set(listDictionaryFiles().map(({ languageCode }) => languageCode))

for (const { tag, languageCode, pronunciation } of supportedLanguages) {
  if (!built.has(languageCode)) continue
  const rows = listHeadwords(readBuiltDictionary(tag), 2000).map((entry) => {
    const [reading = ''] = entry.pronunciation.split(' | ')
    return [entry.term, pronunciation ? reading : '', firstSenseOf(entry)].join('\t')
  })
  const comment = '# Word, reading and first sense of the most frequent words, from the built dictionary.'
  writeFileSync(wordListOf(tag, 'first-senses.txt'), `${[comment, ...rows].join('\n')}\n`)
}
