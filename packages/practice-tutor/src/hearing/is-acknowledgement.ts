import type { LanguageTag } from '@lingarden/languages/find-language'
import { bareIn, onlyOf } from './bare-answer.ts'
import type { HeardAnswer, Place } from './hear-answer.ts'
import { plainMove } from './move-pattern.ts'
import { hasQuestionMark } from './question-mark.ts'

/** Whether a text does nothing but show that somebody listens (“oh, I see”), which answers no question. */
export function isAcknowledgement(text: string, language: LanguageTag): boolean {
  const plain = plainMove(text)
  return plain !== '' && onlyOf('acknowledging', language).test(plain) && bareIn(text, language) === undefined
}

/** Whether it does nothing else where the scene has no answer in these very words. “Oh?” asks. */
export const isHeardOnly = (
  text: string,
  { language }: Place,
  answerOf: (text: string) => HeardAnswer | undefined,
): boolean => !hasQuestionMark(text) && isAcknowledgement(text, language) && !answerOf(text)
