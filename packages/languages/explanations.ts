import type { HelpLanguage } from './help-languages.ts'

/** What a construction of a language does, in every language that learners read. */
export interface Explanation extends Readonly<Record<HelpLanguage, string>> {
  id: string
  /** The source of a regular expression (flags `iu`) that finds it in a sentence. */
  match: string
}
