import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { readLexicon, type Lexicon, type PackedLexicon } from '@lingarden/languages/kit/lexicon/lexicon'

/**
 * Reads the compiled lexicon of a language from its file.
 * @throws Error where the file cannot be read
 */
export async function loadLexicon(tag: 'es' | 'fr'): Promise<Lexicon> {
  const packed = await readFile(new URL(`${tag}.json.gz`, import.meta.url))
  return readLexicon(JSON.parse(gunzipSync(packed).toString('utf8')) as PackedLexicon)
}
