import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import { difficultyOptions, type Level } from './levels.ts'

/** What a level stands for in a language: its CEFR band, with the levels of the language's own examination if it has one. */
export function scaleOf(level: Level, language: LanguageTag): string {
  const { cefr = '' } = difficultyOptions.find(({ value }) => value === level) ?? {}
  const own = languageOf(language).examination?.[level]
  return own === undefined ? cefr : `${cefr}, ${own}`
}
