import type { LanguageTag } from '@lingarden/languages/find-language'
import { readLexicon, type Lexicon, type PackedLexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { lexiconUrlOf } from '@lingarden/languages/load'
import { readFile } from './cached-files'

/**
 * The words of a language; undefined where it has no lexicon.
 * @throws where the file is neither kept nor to be had
 */
export async function loadLexicon(tag: LanguageTag): Promise<Lexicon | undefined> {
  const url = await lexiconUrlOf(tag)
  if (url === undefined) return undefined
  const { body } = await readFile(url)
  const unpacked = body?.pipeThrough(new DecompressionStream('gzip'))
  return readLexicon((await new Response(unpacked).json()) as PackedLexicon)
}
