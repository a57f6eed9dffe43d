import type { LanguageTag } from '@lingarden/languages/find-language'
import { readLexicon, type Lexicon, type PackedLexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { readFile } from './kept-files'
import { lexiconUrls } from './lexicon-urls'

/**
 * The words of a language; undefined where it has no lexicon.
 * @throws where the file is neither kept nor to be had
 */
export async function loadLexicon(tag: LanguageTag): Promise<Lexicon | undefined> {
  const url = lexiconUrls[tag]
  if (!url) return undefined
  const { body } = await readFile(url)
  const unpacked = body?.pipeThrough(new DecompressionStream('gzip'))
  return readLexicon((await new Response(unpacked).json()) as PackedLexicon)
}
