import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Glossary } from '@lingarden/languages/kit/tutor/glossary'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { findMove, type FoundMove } from '../hearing/find-move.ts'
import { clausesIn, sentencesIn } from '../hearing/split-text.ts'
import { feedbackTexts } from '../texts/texts-in.ts'
import { questionsAbout } from '../memory/recall.ts'
import { answerMove } from './answer-move.ts'
import { exampleOf } from './example-of.ts'
import { lastAsked, lineFor } from './lines.ts'
import { readCourtesies } from './courtesies.ts'
import { isCourtesy } from './is-courtesy.ts'
import { problemOf, type Problem } from './read-message.ts'
import { startScene } from './start-scene.ts'
import { findScene, nextScene, type ConversationState } from './state.ts'
import { feedbackOf, joinSentences, type TurnOutcome } from './turn.ts'

/** What was asked between two scenes. */
interface FreeQuestion {
  /** As it was put. */
  text: string
  /** The word of the bank that a sentence was asked for with. */
  word?: string
}

/**
 * Answers whoever leads the conversation where it asks between two scenes: “again”, “I don't understand”, “what does … mean?”
 * lead there as within a scene. Who does not know is shown a sentence once; then the next scene begins.
 * @returns undefined where the message is none of these; courtesies are answered as they are after any sentence
 */
export function besideFollowUp(
  input: TutorTurnInput,
  text: string,
  state: ConversationState,
  glossary: Glossary | undefined,
): TurnOutcome | undefined {
  const { tag } = input.language
  const rude = text === '' ? undefined : problemOf(text, text, input)
  if (rude) return askedOnce(input, state, rude)
  const found = moveIn(text, tag)
  const isGreeted = found && isCourtesy(found.move) && found.move !== 'goodbye'
  if (!found || isGreeted || readCourtesies(text, input).length > 0) return undefined
  const scene = findScene(tag, state.scene)
  const asked = questionAsked(input)
  const exampleWith = (word: string) => scene && exampleOf(word, scene, input)
  const model = asked.word === undefined ? undefined : exampleWith(asked.word)
  const answer = answerMove(found, input, { model: model ?? '', glossary, exampleOf: exampleWith })
  const isShown = answer.isMiss && model !== undefined && state.misses === 0
  const goesOn = answer.next === 'next' || answer.next === 'scene' || (answer.isMiss && !isShown)
  if (goesOn) {
    // A new situation is announced by the scene itself.
    const said = answer.next === 'scene' ? [] : [lineFor('moveOn', input)]
    return startScene(input, nextScene(tag, input.level, state), said)
  }
  const line = isShown ? lineFor('forExample', input).replace('{model}', () => model) : answer.line
  const hint = isShown ? feedbackTexts(input).trySentence : answer.hint
  return {
    replies: [{ text: joinSentences(tag, [line, asked.text]), messageType: 'conversation' }],
    feedback: feedbackOf({ suggestions: hint === '' ? [] : [hint] }),
    suggestions: isShown ? [model] : [],
    goals: [...input.goals],
    ...(answer.isSlow && { isSlow: answer.isSlow }),
    state: { ...state, misses: state.misses + (answer.isMiss ? 1 : 0) },
  }
}

/** What was asked between two scenes is asked once more, behind what is said to somebody who was rude. */
function askedOnce(input: TutorTurnInput, state: ConversationState, { line, hint }: Problem): TurnOutcome {
  return {
    replies: [
      {
        text: joinSentences(input.language.tag, [line, questionAsked(input).text]),
        messageType: 'conversation',
      },
    ],
    feedback: feedbackOf({ suggestions: [hint] }),
    suggestions: [],
    goals: [...input.goals],
    state,
  }
}

/** What leads the conversation in a message: all of it, or one of its clauses with no more than a reason beside it. */
function moveIn(text: string, tag: LanguageTag): FoundMove | undefined {
  const { hearing } = tutorRulesOf(tag)
  const whole = findMove(text, hearing.moves)
  if (whole) return whole
  const clauses = sentencesIn(text).flatMap((sentence) => clausesIn(sentence, hearing))
  const moves = clauses.flatMap((clause) => findMove(clause, hearing.moves) ?? [])
  const leading = moves.filter(({ move }) => move === 'goodbye' || (!isCourtesy(move) && move !== 'back'))
  return clauses.length - moves.length <= 1 && clauses.length <= 3
    ? leading.find(({ move }) => move !== 'dontKnow' || moves.length === clauses.length)
    : undefined
}

const wordInQuotes = /[«“]\s?([^«»“”]+?)\s?[»”]/gu

/** The words that a line of the tutor's has in quotation marks, in lower case. */
export const quotedWords = (content: string): string[] =>
  Array.from(content.matchAll(wordInQuotes), ([, word = '']) => word.toLowerCase())

/** The question of what the tutor said last; all of it where none is found. */
function questionAsked({ history, facts = [], language }: TutorTurnInput): FreeQuestion {
  const content = history.findLast(({ role }) => role === 'ai')?.content ?? ''
  const last = { history: [{ role: 'ai' as const, content }] }
  const { askAboutWord, talkAboutWord } = tutorRulesOf(language.tag).lines
  for (const word of quotedWords(content).toReversed()) {
    const wordings = [...askAboutWord, ...talkAboutWord].map((line) => line.replace('{word}', () => word))
    const text = lastAsked(wordings, last)
    if (text !== undefined) return { text, word }
  }
  return { text: lastAsked(questionsAbout(facts, language.tag), last) ?? content }
}
