import { supportedLanguages } from '@lingarden/languages/find-language'
import { lexiconUrlOf } from '@lingarden/languages/load'

/** Where the compiled lexicons lie, of all languages that have one. */
export async function findLexiconUrls(): Promise<string[]> {
  const urls = await Promise.all(supportedLanguages.map(({ tag }) => lexiconUrlOf(tag)))
  return urls.filter((url) => url !== undefined)
}
