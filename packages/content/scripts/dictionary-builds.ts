import { existsSync } from 'node:fs'
import type { DictionaryBuild } from '@lingarden/languages/build/dictionary-build'
import { languageFolder } from '@lingarden/languages/build/language-folder'
import { supportedLanguages, type SupportedLanguage } from '@lingarden/languages/find-language'

/**
 * How the dictionaries are built, of the languages that say so.
 * @param tags only of these; of all where there is none
 */
export async function listDictionaryBuilds(
  tags: readonly string[] = [],
): Promise<(DictionaryBuild & { language: SupportedLanguage })[]> {
  const wanted = supportedLanguages.filter(({ tag }) => tags.length === 0 || tags.includes(tag))
  const found = wanted.flatMap((language) => {
    const location = new URL('dictionary/build/build.ts', languageFolder(language.tag))
    return existsSync(location) ? [{ language, location }] : []
  })
  return Promise.all(
    found.map(async ({ language, location }) => {
      const { dictionaryBuild } = (await import(location.href)) as { dictionaryBuild: DictionaryBuild }
      return { ...dictionaryBuild, language }
    }),
  )
}
