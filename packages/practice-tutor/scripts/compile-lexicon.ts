// Compiles the lexicons of the rule checkers from the dictionaries. With --hunspell <folder of dictionary-es and
// dictionary-fr> it also finds the words that our dictionaries lack and that would be taken for misspelt; without it
// the words found before are kept.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { findKnownWords } from './lexicon/known-words.ts'
import { packLexicon } from './lexicon/pack.ts'

const directory = fileURLToPath(new URL('../lexicon/', import.meta.url))
const hunspellAt = process.argv.indexOf('--hunspell')
const hunspell = hunspellAt < 0 ? undefined : process.argv[hunspellAt + 1]

for (const [tag, languageCode] of [
  ['es', 'es-ES'],
  ['fr', 'fr-FR'],
] as const) {
  const packed = await packLexicon(languageCode)
  const list = `${directory}${tag}-known.txt`
  if (hunspell !== undefined) {
    const words = await findKnownWords(`${hunspell}/dictionary-${tag}`, packed)
    await writeFile(list, `${words.join('\n')}\n`)
  }
  const known = (await readFile(list, 'utf8')).trim().split('\n').join(' ')
  await writeFile(`${directory}${tag}.json.gz`, gzipSync(JSON.stringify({ ...packed, known }), { level: 9 }))
}
