import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import { isOtherLanguage } from '@lingarden/domain/other-language'
import type { Correction } from '@lingarden/domain/tutor-turn'
import type { ByLanguage } from '../scenario.ts'
import { textsFor } from './feedback-texts.ts'
import { isImpolite, lines, pick } from './lines.ts'

/** Longest answer that is read, in characters; a scene asks for one sentence. */
const readLength: ByLanguage<number> = { es: 400, fr: 400, zh: 80 }

/** The part of a message that is read. */
export const readMessage = (message: string, { language }: TutorTurnInput): string =>
  readable(message, readLength[language.tag])

/** Control and direction characters carry nothing a scene could read. */
function readable(message: string, length: number): string {
  return message
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, length)
}

/** Why an answer cannot be gone on with, and what is said then. */
export interface Problem {
  line: string
  hint: string
  isMiss: boolean
  /** Of a sentence that could be read and did not fit. */
  corrections?: Correction[]
}

/** What stands in the way of understanding a message at all: nothing in it, too much, another language, a rude word. */
export function problemOf(text: string, message: string, input: TutorTurnInput): Problem | undefined {
  const { tag } = input.language
  const { seed } = input
  const texts = textsFor(input)
  if (text === '') {
    return {
      line: pick(lines.empty[tag], seed),
      hint: texts.writeAnything,
      isMiss: true,
    }
  }
  if (isImpolite(text)) {
    return { line: pick(lines.impolite[tag], seed), hint: texts.trySentence, isMiss: true }
  }
  const longest = readLength[tag]
  if (message.length > longest) {
    return { line: pick(lines.tooLong[tag], seed), hint: texts.tooLong(longest), isMiss: true }
  }
  if (isOtherLanguage(text, tag)) {
    return { line: pick(lines.notUnderstood[tag], seed), hint: texts.answerIn(tag), isMiss: true }
  }
  return undefined
}
