import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { supportedLanguages, type LanguageTag } from '../find-language.ts'
import { readLexicon, type Lexicon, type Lexicons, type PackedLexicon } from '../kit/lexicon/lexicon.ts'
import { lexiconUrlOf } from '../load.ts'

/**
 * Reads the compiled lexicon of a language from its file.
 * @throws Error where it has none
 */
export async function loadLexicon(tag: LanguageTag): Promise<Lexicon> {
  const url = await lexiconUrlOf(tag)
  if (url === undefined) throw new Error(`${tag} has no lexicon`)
  return readLexicon(JSON.parse(gunzipSync(await readFile(new URL(url))).toString('utf8')) as PackedLexicon)
}

/** Reads the lexicons of all languages that have one. */
export async function loadLexicons(): Promise<Lexicons> {
  const found = supportedLanguages.map(async ({ tag }) =>
    (await lexiconUrlOf(tag)) === undefined ? [] : [[tag, await loadLexicon(tag)] as const],
  )
  return Object.fromEntries((await Promise.all(found)).flat())
}
