import type { LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { plainWord, tokenize } from '../matching/tokens.ts'

/** Letters of a word by which its forms are known for one another. */
const stemLength = 4

/** Whether a sentence tells nothing that another does not: each of its words of content stands there in one form or another. */
export function hasNoOtherContent(sentence: string, said: string, language: LanguageTag): boolean {
  const known = new Set(contentOf(said, language))
  return contentOf(sentence, language).every((word) => known.has(word))
}

function contentOf(text: string, language: LanguageTag): string[] {
  const { emptyWords, joiningWords } = tutorRulesOf(language).relevance
  return tokenize(text, language)
    .map((token) => plainWord(token.text.toLowerCase(), language))
    .filter((word) => !emptyWords.has(word) && !joiningWords.has(word))
    .map((word) => word.slice(0, stemLength))
}
