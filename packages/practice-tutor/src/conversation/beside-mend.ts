import { askedMistake } from '@lingarden/domain/mistakes/asked-mistake'
import { readMending, type MendQuestion } from '@lingarden/domain/mistakes/mend-question'
import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { Move } from '@lingarden/languages/kit/tutor/moves'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { findMove } from '../hearing/find-move.ts'
import { plainWord, tokenize } from '../matching/tokens.ts'
import { readCourtesies } from './courtesies.ts'
import { lineFor } from './lines.ts'
import { feedbackOf, joinSentences, type TurnOutcome } from './turn.ts'
import { isCourtesy } from './is-courtesy.ts'
import type { ConversationState } from './state.ts'

/** The mistake that the tutor asked for last. */
export function mistakeAsked(input: TutorTurnInput): ReturnType<typeof askedMistake> | undefined {
  const { history, recentMistakes = [], language } = input
  const place = history.findLastIndex(({ role }) => role === 'user')
  const lines = history.slice(place + 1).map(({ content }) => content)
  return askedMistake(lines, recentMistakes, language.languageCode)
}

/** Moves after which the sentence is asked for once more. */
const again: ReadonlySet<Move> = new Set(['repeat', 'slower', 'louder'])
/** Moves of somebody who does not know: they are shown it. */
const shown: ReadonlySet<Move> = new Set(['notUnderstood', 'dontKnow', 'whatToSay', 'skip'])

/** What is said to a message where a sentence of the learner's was asked for: an attempt, not knowing, courtesy, or anything else. */
export type SaidToMend = 'attempt' | 'unknown' | 'again' | 'else'

export function readSaidToMend(input: TutorTurnInput, text: string, question: MendQuestion): SaidToMend {
  if (readMending(text, question) !== 'other') return 'attempt'
  const move = findMove(text, tutorRulesOf(input.language.tag).hearing.moves)?.move
  if (move && shown.has(move)) return 'unknown'
  if (readCourtesies(text, input).length > 0 || (move && (again.has(move) || isCourtesy(move))))
    return 'again'
  return move === undefined && isAttempt(text, question, input) ? 'attempt' : 'else'
}

/** More words, or characters, are a sentence of its own where few of them are those of the sentence that was asked for. */
const fewestWords = 3

function isAttempt(text: string, { right }: MendQuestion, { language }: TutorTurnInput): boolean {
  const { emptyWords, joiningWords } = tutorRulesOf(language.tag).relevance
  const wordsIn = (sentence: string) =>
    tokenize(sentence, language.tag).map((token) => plainWord(token.text, language.tag))
  const words = wordsIn(text)
  const asked = wordsIn(right).filter((word) => !emptyWords.has(word) && !joiningWords.has(word))
  return (
    words.length <= fewestWords || asked.filter((word) => words.includes(word)).length * 2 >= asked.length
  )
}

/** Answers a courtesy, or who did not hear, and asks for the sentence once more. */
export function askMendAgain(
  input: TutorTurnInput,
  text: string,
  { asked }: MendQuestion,
  state: ConversationState,
): TurnOutcome {
  const move = findMove(text, tutorRulesOf(input.language.tag).hearing.moves)?.move
  const courteous = readCourtesies(text, input)
  const lines =
    courteous.length > 0
      ? courteous.map((each) => lineFor(each, input))
      : move && (isCourtesy(move) || move === 'repeat' || move === 'slower' || move === 'louder')
        ? [lineFor(move, input)]
        : []
  const question = lineFor('mendOwn', input).replace('{gap}', () => asked)
  return {
    replies: [{ text: joinSentences(input.language.tag, [...lines, question]), messageType: 'conversation' }],
    feedback: feedbackOf({}),
    suggestions: [],
    goals: [...input.goals],
    ...(move === 'slower' && { isSlow: true as const }),
    state,
  }
}
