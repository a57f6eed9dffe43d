import type { DictionaryIndex } from '@lingarden/languages/kit/dictionary/dictionary-index'
import { openBuiltDictionary } from '@lingarden/languages/build/built-dictionary'
import { withNumbers } from '@lingarden/domain/dictionary/numbers/number-entry'
import { findLanguage } from '@lingarden/languages/find-language'
import { loadWordRules } from '@lingarden/languages/load'

/**
 * The built dictionary of a language.
 * @throws where there is none of the code
 */
export async function openDictionary(languageCode: string): Promise<DictionaryIndex> {
  const language = findLanguage(languageCode)
  if (!language) throw new Error(`there is no dictionary ${languageCode}`)
  await loadWordRules(language.tag)
  return withNumbers(await openBuiltDictionary(language.tag), language.tag)
}
