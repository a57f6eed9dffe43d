import type { LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { plainWord, tokenize } from '../matching/tokens.ts'
import { lastQuestion } from './bare-answer.ts'
import { findMove } from './find-move.ts'
import type { Place } from './hear-answer.ts'
import { kindsIn } from './kinds-in.ts'
import { hasQuestionMark } from './question-mark.ts'

/** Share of its words that must stand in the tutor's question: “what do you do, then?” */
const mostlyFrom = 0.8

/**
 * Whether somebody asks the tutor what it has just asked: most of the words, but for those that only turn it back (“and you”), are
 * those of one of its wordings.
 */
export function asksBack(
  question: string,
  { node: { ask }, language, lexicon }: Pick<Place, 'node' | 'language' | 'lexicon'>,
): boolean {
  const { relevance, hearing } = tutorRulesOf(language)
  const all = wordsOf(question, language)
  const isTurning = (word: string) => findMove(word, hearing.moves)?.move === 'back'
  if (!all.some(isTurning) && !kindsIn(question, language, lexicon).has('you')) return false
  const words = all.filter(
    (word, at) =>
      !isTurning(word) && !(at === 0 && (isTurning(all[1] ?? '') || relevance.joiningWords.has(word))),
  )
  if (words.length === 0 || (words.length === 1 && all.length === 1)) return false
  return ask.some((wording) => {
    const own = new Set(wordsOf(wording, language))
    return words.filter((word) => own.has(word)).length / words.length >= mostlyFrom
  })
}

/** Whether a part is, word for word, the question that was asked, which is no answer to it; where the tutor has one to “and you?”. */
export const repeatsQuestion = (part: string, { node, language }: Place): boolean =>
  node.back !== undefined &&
  hasQuestionMark(part) &&
  node.ask.some(
    (wording) => wordsOf(lastQuestion(wording), language).join(' ') === wordsOf(part, language).join(' '),
  )

const wordsOf = (text: string, language: LanguageTag): string[] =>
  tokenize(text, language).map((token) => plainWord(token.text, language))
