import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { supportedLanguages, type LanguageTag } from '@lingarden/languages/find-language'
import {
  readLexicon,
  type Lexicon,
  type Lexicons,
  type PackedLexicon,
} from '@lingarden/languages/kit/lexicon/lexicon'

const fileOf = (tag: LanguageTag): URL => new URL(`${tag}.json.gz`, import.meta.url)

/**
 * Reads the compiled lexicon of a language from its file.
 * @throws Error where it has none
 */
export async function loadLexicon(tag: LanguageTag): Promise<Lexicon> {
  const packed = await readFile(fileOf(tag))
  return readLexicon(JSON.parse(gunzipSync(packed).toString('utf8')) as PackedLexicon)
}

/** Reads the lexicons of all languages that have one. */
export async function loadLexicons(): Promise<Lexicons> {
  const tags = supportedLanguages.map(({ tag }) => tag).filter((tag) => existsSync(fileOf(tag)))
  return Object.fromEntries(
    await Promise.all(tags.map(async (tag) => [tag, await loadLexicon(tag)] as const)),
  )
}
