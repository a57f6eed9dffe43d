import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { plainWord, tokenize } from '../matching/tokens.ts'

/** Words of content in their basic forms; pairs of characters where words are not parted. */
export function contentWords(text: string, language: LanguageTag, lexicon: Lexicon | undefined): Set<string> {
  const { emptyWords, joiningWords } = tutorRulesOf(language).relevance
  const words = tokenize(text, language).map((token) => token.text)
  if (!languageOf(language).hasAlphabet) {
    const said = words.filter((word) => !emptyWords.has(word))
    return new Set(said.slice(1).map((word, place) => (said[place] ?? '') + word))
  }
  const content = words.filter((word) => {
    const plain = plainWord(word, language)
    return (
      !emptyWords.has(plain) && !joiningWords.has(plain) && !(lexicon && lexicon.rank(word) <= mostFrequent)
    )
  })
  return new Set(content.map((word) => plainWord(lexicon?.analyse(word)[0]?.lemma ?? word, language)))
}

/** The most frequent words are small ones, such as those that ask. */
const mostFrequent = 60
