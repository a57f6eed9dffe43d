import { readFileSync } from 'node:fs'
import { languageFolder } from '@lingarden/languages/build/language-folder'
import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import type { OpeningWords } from '@lingarden/domain/opening-words'

/** What a build of the web app needs of the dictionaries: found once, as opening three of them takes it five seconds. */
export interface CompiledWords {
  /** Real words one letter away from what is to be written, by lesson. */
  lookAlikes: Readonly<Record<string, readonly string[]>>
  /** The words of the tutor's first lines, by topic. */
  openings: Readonly<Record<string, OpeningWords>>
}

/** Where the words of a language lie. */
export const compiledWordsFile = (languageCode: LanguageCode): URL =>
  new URL('generated/dictionary-words.json', languageFolder(languageByCode(languageCode).tag))

/** What the build needs of a language's dictionary, as it was compiled. */
export const readCompiledWords = (languageCode: LanguageCode): CompiledWords =>
  JSON.parse(readFileSync(compiledWordsFile(languageCode), 'utf8')) as CompiledWords
