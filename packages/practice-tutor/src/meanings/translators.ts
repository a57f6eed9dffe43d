import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { loadMeanings } from '@lingarden/languages/load'
import { createAuthoredTranslator, type AuthoredTranslator } from './translate-authored.ts'

const translators = new Map<string, Promise<AuthoredTranslator>>()

/** The translator of what is authored in a language, for who reads another; its meanings are loaded once. */
export function authoredTranslator(tag: LanguageTag, reader: HelpLanguage): Promise<AuthoredTranslator> {
  const name = `${tag} ${reader}`
  const made =
    translators.get(name) ??
    loadMeanings(tag, reader).then((meanings) => createAuthoredTranslator(meanings, reader))
  translators.set(name, made)
  // What could not be loaded is asked for again.
  made.catch(() => translators.delete(name))
  return made
}
