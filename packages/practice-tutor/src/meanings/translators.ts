import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { loadMeanings, loadTaughtWords } from '@lingarden/languages/load'
import { keyOf } from './template.ts'
import { createAuthoredTranslator, type AuthoredTranslator } from './translate-authored.ts'

/** Of several senses of a word the one that its lesson teaches stands first. */
const firstSense = (meaning: string | undefined): string | undefined =>
  meaning?.split(/[;,；，、(（]/u)[0]?.trim()

const translators = new Map<string, Promise<AuthoredTranslator>>()

/** The translator of what is authored in a language, for who reads another; its meanings are loaded once. */
export function authoredTranslator(tag: LanguageTag, reader: HelpLanguage): Promise<AuthoredTranslator> {
  const name = `${tag} ${reader}`
  const made =
    translators.get(name) ??
    Promise.all([loadMeanings(tag, reader), loadTaughtWords(tag).catch(() => [])]).then(
      ([meanings, taught]) => {
        const words = new Map(
          taught.map(({ term, meanings: told }) => [keyOf(term), firstSense(told[reader])]),
        )
        return createAuthoredTranslator(meanings, reader, (term) => words.get(term))
      },
    )
  translators.set(name, made)
  // What could not be loaded is asked for again.
  made.catch(() => translators.delete(name))
  return made
}
