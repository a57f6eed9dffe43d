import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { readBuiltDictionary } from '../../build/built-dictionary.ts'
import { languageFolder } from '../../build/language-folder.ts'
import type { CommonWords, CommonWordsByReader } from '../../common-words.ts'
import { supportedLanguages, type LanguageTag } from '../../find-language.ts'
import { helpLanguageCodes, type HelpLanguage } from '../../help-languages.ts'
import { commonWordFaults } from './common-word-faults.ts'
import { compiledJson, type CompiledFile } from './compiled-file.ts'

/** What common words mean to the readers of other languages than English, a file a language. */
export const compileCommonWords = (): CompiledFile[] =>
  supportedLanguages
    .filter(({ tag }) => existsSync(folderOf(tag)))
    .flatMap(({ tag }) =>
      compiledJson(`${tag}/generated/common-words`, readCommonWords(tag), {
        type: 'CommonWordsByReader',
        of: 'CommonWordsByReader',
        from: '@lingarden/languages/common-words',
      }),
    )

const folderOf = (tag: LanguageTag): URL => new URL('common-words/', languageFolder(tag))

/** @throws Error naming the file and all that is wrong there */
function readCommonWords(tag: LanguageTag): CommonWordsByReader {
  const readers = readdirSync(folderOf(tag)).map((name) => name.replace(/\.yaml$/u, ''))
  const unknown = readers.find((reader) => !isReader(reader, tag))
  if (unknown !== undefined) throw new Error(`${tag}/common-words: nobody reads in ${unknown}`)
  return Object.fromEntries(readers.toSorted().map((reader) => [reader, readList(tag, reader)]))
}

/** The dictionary is in English already, and who reads the language itself asks nobody. */
const isReader = (code: string, tag: LanguageTag): code is HelpLanguage =>
  code !== 'en' && code !== tag && helpLanguageCodes.some((known) => known === code)

function readList(tag: LanguageTag, reader: string): CommonWords {
  const { lookUp } = readBuiltDictionary(tag)
  // Also finds a word that stands twice.
  const content: unknown = parse(readFileSync(new URL(`${reader}.yaml`, folderOf(tag)), 'utf8'))
  const faults = commonWordFaults(content, (term) => lookUp(term)?.term === term)
  if (faults.length > 0) throw new Error(`${tag}/common-words/${reader}.yaml: ${faults.join('\n')}`)
  return content as CommonWords
}
