import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { Scene } from '@lingarden/languages/scene'
import { plainWord, tokenize } from '../matching/tokens.ts'

/** Share of a question's words of content that must stand in the tutor's own question. */
const alikeFrom = 0.5
/** One word in common is chance, unless it is all that was asked. */
const fewestShared = 2

/**
 * What the tutor answers to a question that it asks itself (“where do you work?”): its answer to “and you?” there.
 * @returns undefined where no question of the scene is alike
 */
export function mirroredAnswer(
  question: string,
  { nodes }: Scene,
  language: LanguageTag,
  lexicon: Lexicon | undefined,
): readonly string[] | undefined {
  const asked = wordsOf(question, language, lexicon)
  if (asked.size === 0) return undefined
  const ranked = Object.values(nodes).flatMap(({ ask, back }) => {
    const own = wordsOf(ask.join(' '), language, lexicon)
    const shared = [...asked].filter((word) => own.has(word)).length
    const share = shared / asked.size
    const isAlike = share >= alikeFrom && (shared >= fewestShared || share === 1)
    return back && isAlike ? [{ back, share }] : []
  })
  return ranked.toSorted((one, other) => other.share - one.share)[0]?.back
}

/** Whether a question says little but what was said before: all its words of content, and more than one, are in it. */
export function isEcho(
  question: string,
  before: string,
  language: LanguageTag,
  lexicon: Lexicon | undefined,
): boolean {
  const asked = wordsOf(question, language, lexicon)
  const said = wordsOf(before, language, lexicon)
  return asked.size >= fewestShared && [...asked].every((word) => said.has(word))
}

/** Whether a question has a word of content in it. */
export const hasContent = (question: string, language: LanguageTag, lexicon: Lexicon | undefined): boolean =>
  [...wordsOf(question, language, lexicon)].some((word) => !lexicon || lexicon.rank(word) > mostGeneral)

/** The questions of a talk that a message answers though they were not asked: it has words of theirs in common. */
export function answeredBeside(
  text: string,
  { nodes }: Scene,
  language: LanguageTag,
  lexicon: Lexicon | undefined,
): string[] {
  const said = wordsOf(text, language, lexicon)
  return Object.entries(nodes).flatMap(([id, { ask, models }]) => {
    const own = wordsOf([...ask, ...models].join(' '), language, lexicon)
    return [...said].filter((word) => own.has(word)).length >= fewestShared ? [id] : []
  })
}

/** Words of content in their basic forms; pairs of characters where words are not parted. */
function wordsOf(text: string, language: LanguageTag, lexicon: Lexicon | undefined): Set<string> {
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

/** What one asks about anything (“do”, “have”). */
const mostGeneral = 300

/** The most frequent words are small ones, such as those that ask. */
const mostFrequent = 60
