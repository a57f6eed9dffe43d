// Compiles the lexicons of the rule checkers from the dictionaries. With --hunspell <folder of dictionary-es and
// dictionary-fr> it also finds the words that our dictionaries lack and that would be taken for misspelt; without it
// the words found before are kept. With --check it only says whether the lexicons are current.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { fingerprint } from './lexicon/fingerprint.ts'
import { findKnownWords } from './lexicon/known-words.ts'
import { packLexicon } from './lexicon/pack.ts'

const directory = fileURLToPath(new URL('../lexicon/', import.meta.url))
const fingerprintFile = `${directory}fingerprint.txt`
const { values } = parseArgs({ options: { hunspell: { type: 'string' }, check: { type: 'boolean' } } })

async function compile(): Promise<void> {
  for (const [tag, languageCode] of [
    ['es', 'es-ES'],
    ['fr', 'fr-FR'],
  ] as const) {
    const packed = await packLexicon(languageCode)
    const list = `${directory}${tag}-known.txt`
    if (values.hunspell !== undefined) {
      const words = await findKnownWords(`${values.hunspell}/dictionary-${tag}`, packed)
      await writeFile(list, `${words.join('\n')}\n`)
    }
    const listed = (await readFile(list, 'utf8')).trim().split('\n')
    const known = [...new Set([...packed.known.split(' '), ...listed])].join(' ')
    await writeFile(
      `${directory}${tag}.json.gz`,
      gzipSync(JSON.stringify({ ...packed, known }), { level: 9 }),
    )
  }
  await writeFile(fingerprintFile, `${await fingerprint()}\n`)
}

if (!values.check) await compile()
else if ((await readFile(fingerprintFile, 'utf8')).trim() !== (await fingerprint())) {
  console.error('The lexicons are not current. Run: node packages/practice-tutor/scripts/compile-lexicon.ts')
  process.exitCode = 1
}
