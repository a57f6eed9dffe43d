import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import { isOtherLanguage } from '@lingarden/domain/other-language'
import type { Correction } from '@lingarden/domain/tutor-turn'
import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { allTexts, feedbackTexts } from '../texts/texts-in.ts'
import type { LearntLanguage } from '../texts/tutor-texts.ts'
import { lineFor } from './lines.ts'

/** The part of a message that is read: of a long one the sentences at its beginning. */
export const readMessage = (message: string, { language }: TutorTurnInput): string =>
  firstSentences(readable(message), tutorRulesOf(language.tag).longestMessage)

/** Control and direction characters carry nothing a scene could read. */
const readable = (message: string): string =>
  message
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function firstSentences(text: string, length: number): string {
  if (text.length <= length) return text
  const beginning = text.slice(0, length)
  return /^.*[.!?…。！？]/u.exec(beginning)?.[0] ?? beginning
}

/** Whether only the beginning of a message is read. */
export const isCut = (message: string, { language }: TutorTurnInput): boolean =>
  readable(message).length > tutorRulesOf(language.tag).longestMessage

/** Why an answer cannot be gone on with, and what is said then. */
export interface Problem {
  line: string
  hint: string
  isMiss: boolean
  /** Of a sentence that could be read and did not fit. */
  corrections?: Correction[]
}

/** What stands in the way of reading a message at all: nothing in it, too much, a rude word. */
export function problemOf(text: string, message: string, input: TutorTurnInput): Problem | undefined {
  const { tag } = input.language
  const texts = feedbackTexts(input)
  if (text === '') return { line: lineFor('empty', input), hint: texts.writeAnything, isMiss: true }
  if (isImpolite(text, tag))
    return { line: lineFor('impolite', input), hint: texts.trySentence, isMiss: true }
  const { longestMessage } = tutorRulesOf(tag)
  // Whole sentences are answered; of one that does not end nobody knows what it says.
  if (isCut(message, input) && !/[.!?…。！？]$/u.test(text))
    return { line: lineFor('tooLong', input), hint: texts.tooLong(longestMessage), isMiss: true }
  return undefined
}

/** What is said to a message that is plainly in another language. */
export const languageProblem = (text: string, input: TutorTurnInput): Problem | undefined =>
  isOtherLanguage(text, input.language.tag)
    ? {
        line: lineFor('notUnderstood', input),
        hint: feedbackTexts(input).answerIn(learntBy(input)),
        isMiss: true,
      }
    : undefined

/** The language of the lesson, as texts in the language that the learner reads speak of it. */
export function learntBy({
  language,
  explanationLanguage = 'en',
}: Pick<TutorTurnInput, 'language' | 'explanationLanguage'>): LearntLanguage {
  const { names, typing } = languageOf(language.tag)
  return { name: names[explanationLanguage].inSentence, typing }
}

/** Rude words are known in every language that a learner may use. */
const isImpolite = (text: string, language: LanguageTag): boolean =>
  allTexts.some(({ impolite }) => impolite.test(text)) || tutorRulesOf(language).impolite?.test(text) === true
