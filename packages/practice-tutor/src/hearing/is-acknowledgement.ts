import type { LanguageTag } from '@lingarden/languages/find-language'
import { bareIn, onlyOf } from './bare-answer.ts'
import { plainMove } from './move-pattern.ts'

/** Whether a text does nothing but show that somebody listens (“oh, I see”), which answers no question. */
export function isAcknowledgement(text: string, language: LanguageTag): boolean {
  const plain = plainMove(text)
  return plain !== '' && onlyOf('acknowledging', language).test(plain) && bareIn(text, language) === undefined
}
