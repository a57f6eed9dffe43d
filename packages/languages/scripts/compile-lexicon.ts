// Compiles the lexicons of the rule checkers from the dictionaries, for each language that has a folder named "lexicon".
// With --hunspell <folder of dictionary-es and dictionary-fr> it also finds the words that our dictionaries lack and that
// would be taken for misspelt; without it the words found before are kept. With --check it only says whether the lexicons
// are current.
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { languageFolder } from '../build/language-folder.ts'
import { sortLines } from '../kit/lexicon/sorted-lines.ts'
import { supportedLanguages, type LanguageTag } from '../find-language.ts'
import { fingerprint } from './lexicon/fingerprint.ts'
import { findKnownWords } from './lexicon/known-words.ts'
import { packLexicon } from './lexicon/pack.ts'

const { values } = parseArgs({ options: { hunspell: { type: 'string' }, check: { type: 'boolean' } } })
const folderOf = (tag: LanguageTag): URL => new URL('lexicon/', languageFolder(tag))

async function compile(tag: LanguageTag): Promise<void> {
  const packed = packLexicon(tag)
  const list = new URL('known.txt', folderOf(tag))
  if (values.hunspell !== undefined) {
    const words = await findKnownWords(`${values.hunspell}/dictionary-${tag}`, packed)
    await writeFile(list, `${words.join('\n')}\n`)
  }
  const listed = (await readFile(list, 'utf8')).trim().split('\n')
  const known = sortLines([...new Set([...packed.known.split('\n'), ...listed])])
  const text = JSON.stringify({ ...packed, known })
  await writeFile(new URL('lexicon.json.gz', folderOf(tag)), gzipSync(text, { level: 9 }))
}

for (const { tag } of supportedLanguages.filter((language) => existsSync(folderOf(language.tag)))) {
  const file = new URL('fingerprint.txt', folderOf(tag))
  if (!values.check) {
    await compile(tag)
    await writeFile(file, `${await fingerprint(tag)}\n`)
  } else if (!existsSync(file) || (await readFile(file, 'utf8')).trim() !== (await fingerprint(tag))) {
    console.error(
      `The lexicon of ${tag} is not current. Run: node packages/languages/scripts/compile-lexicon.ts`,
    )
    process.exitCode = 1
  }
}
