import { readBuiltTables } from '@lingarden/languages/build/built-dictionary'
import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import { buildIndex } from '@lingarden/languages/kit/dictionary/dictionary-index'
import { openForms } from '@lingarden/languages/kit/dictionary/form-table'
import { loadCourseRules, loadWordRules } from '@lingarden/languages/load'
import type { LintLanguage } from './vocabulary.ts'

/** The built dictionary of a language, with its forms, and what its lessons may use beside it. */
export async function openLanguage(languageCode: LanguageCode): Promise<LintLanguage> {
  const { tag } = languageByCode(languageCode)
  await loadWordRules(tag)
  const { entries, forms: packed } = readBuiltTables(tag)
  const forms = packed && openForms(packed)
  const dictionary = await buildIndex(entries, forms, () => undefined)
  return { tag, dictionary, rules: await loadCourseRules(tag), ...(forms && { forms }) }
}
