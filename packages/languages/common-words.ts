import type { HelpLanguage } from './help-languages.ts'

/** What common words of a language mean to who reads another, by the term as the dictionary writes it. */
export type CommonWords = Readonly<Record<string, string>>

/** The same for all readers that it is written for; for others and for all other words the dictionary's English is told. */
export type CommonWordsByReader = Readonly<Partial<Record<HelpLanguage, CommonWords>>>
