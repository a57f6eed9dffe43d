import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { buildIndex } from '@lingarden/languages/kit/dictionary/dictionary-index'
import { openForms, type PackedForms } from '@lingarden/languages/kit/dictionary/form-table'
import { supportedLanguages, type LanguageCode } from '@lingarden/languages/find-language'
import { listDictionaryFiles } from '../../dictionary-files.ts'
import { loadWordRules } from '@lingarden/languages/loaded'
import type { LintLanguage } from './vocabulary.ts'

/** The built dictionary of a language, with its forms. */
export async function openLanguage(languageCode: LanguageCode): Promise<LintLanguage> {
  const file = listDictionaryFiles().find((candidate) => candidate.languageCode === languageCode)
  const language = supportedLanguages.find((candidate) => candidate.languageCode === languageCode)
  if (!file || !language) throw new Error(`there is no dictionary ${languageCode}`)
  await loadWordRules(language.tag)
  const readJson = (location: URL): unknown => JSON.parse(gunzipSync(readFileSync(location)).toString('utf8'))
  const forms = file.forms && openForms(readJson(file.forms.location) as PackedForms)
  const dictionary = await buildIndex(readJson(file.location) as unknown[], forms, () => undefined)
  return { tag: language.tag, dictionary, ...(forms && { forms }) }
}
