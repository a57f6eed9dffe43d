import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { buildIndex, type DictionaryIndex } from '@lingarden/languages/kit/dictionary/dictionary-index'
import { openForms, type PackedForms } from '@lingarden/languages/kit/dictionary/form-table'
import { withNumbers } from '@lingarden/domain/dictionary/numbers/number-entry'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { loadWordRules } from '@lingarden/languages/loaded'
import { listDictionaryFiles } from './dictionary-files.ts'

/**
 * The built dictionary of a language.
 * @throws where there is none of the code
 */
export async function openDictionary(languageCode: string): Promise<DictionaryIndex> {
  const file = listDictionaryFiles().find((candidate) => candidate.languageCode === languageCode)
  const language = supportedLanguages.find((candidate) => candidate.languageCode === languageCode)
  if (!file || !language) throw new Error(`there is no dictionary ${languageCode}`)
  await loadWordRules(language.tag)
  const readJson = (location: URL): unknown => JSON.parse(gunzipSync(readFileSync(location)).toString('utf8'))
  const forms = file.forms && openForms(readJson(file.forms.location) as PackedForms)
  const index = await buildIndex(readJson(file.location) as unknown[], forms, () => undefined)
  return withNumbers(index, language.tag)
}
