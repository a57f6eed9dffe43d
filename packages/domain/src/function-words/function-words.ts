import type { LanguageTag } from '../languages.ts'
import { frenchFunctionWords } from './french.ts'
import { mandarinFunctionWords } from './mandarin.ts'
import { spanishFunctionWords } from './spanish.ts'

/** The closed classes of each language, in lower case. The database has the same list, and a test compares them. */
export const functionWords: Record<LanguageTag, ReadonlySet<string>> = {
  es: new Set(spanishFunctionWords),
  fr: new Set(frenchFunctionWords),
  zh: new Set(mandarinFunctionWords),
}

/** Whether a word belongs to a closed class: only the learner's own look-up or adding plants it. */
export const isFunctionWord = (word: string, language: LanguageTag): boolean =>
  functionWords[language].has(word.toLowerCase().replaceAll('’', "'"))
