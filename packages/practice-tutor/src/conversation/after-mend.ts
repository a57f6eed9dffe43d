import { askedMistake } from '@lingarden/domain/mistakes/asked-mistake'
import { readMending, type Mending, type MendQuestion } from '@lingarden/domain/mistakes/mend-question'
import { placeOf } from '@lingarden/domain/sentence-edits'
import type { RecentMistake, TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { Feedback } from '@lingarden/domain/tutor-turn'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { checkSentence } from '../checking/check-sentence.ts'
import { feedbackTexts } from '../texts/texts-in.ts'
import { setNextGoal } from './goals.ts'
import { lineFor, questionOf } from './lines.ts'
import { findNode, findScene, firstNodeOf, mendNode, type ConversationState } from './state.ts'
import { feedbackOf, joinSentences, type TurnOutcome } from './turn.ts'

/**
 * Answers what the learner put into the gap of a sentence of theirs, shows the sentence whole, and begins the scene.
 * @returns undefined where no such sentence was asked for
 */
export function afterMend(
  input: TutorTurnInput,
  text: string,
  state: ConversationState,
  lexicon: Lexicon | undefined,
): TurnOutcome | undefined {
  if (state.node !== mendNode) return undefined
  const { tag } = input.language
  const scene = findScene(tag, state.scene)
  const first = scene && firstNodeOf(scene)
  const node = scene && findNode(tag, { ...state, node: first ?? '' })
  if (!scene || !node || first === undefined) return undefined
  const asked = askedMistake(linesSince(input), input.recentMistakes ?? [], input.language.languageCode)
  const mending = asked && readMending(text, asked.question)
  return {
    replies: [
      {
        text: joinSentences(tag, [...saidOf(input, asked?.question, mending), questionOf(node, input)]),
        messageType: 'goal_introduction',
      },
    ],
    feedback: asked && feedbackOnMending(input, text, { ...asked, mending: mending ?? 'other', lexicon }),
    suggestions: node.models,
    goals: setNextGoal(input.goals, scene, input),
    state: { ...state, node: first, misses: 0 },
  }
}

/** What the tutor said since the learner's last message. */
function linesSince({ history }: TutorTurnInput): string[] {
  const place = history.findLastIndex(({ role }) => role === 'user')
  return history.slice(place + 1).map(({ content }) => content)
}

/** Where the mistake was forgotten meanwhile, nothing is said of it. */
function saidOf(
  input: TutorTurnInput,
  question: MendQuestion | undefined,
  mending: Mending | undefined,
): string[] {
  if (!question) return [lineFor('understood', input)]
  const line = lineFor(mending === 'right' ? 'mendRight' : 'mendShown', input)
  return [line.replace('{right}', () => question.right)]
}

interface JudgedMending {
  mistake: RecentMistake
  question: MendQuestion
  mending: Mending
  lexicon: Lexicon | undefined
}

/** The mistake made once more in a sentence is corrected as before; a gap filled wrongly is no sentence to correct. */
function feedbackOnMending(input: TutorTurnInput, text: string, judged: JudgedMending): Feedback {
  const { mistake, question, mending, lexicon } = judged
  const texts = feedbackTexts(input)
  if (mending === 'right')
    return feedbackOf({ positive: texts.correct, ...(text === question.right && { mended: text }) })
  const { original, corrected, explanation = '' } = mistake
  if (mending === 'wrong' && placeOf(original, text) !== undefined)
    return feedbackOf({ corrections: [{ original, corrected, explanation }] })
  const corrections =
    mending === 'other'
      ? checkSentence(text, input.language.tag, lexicon, input.explanationLanguage, input.gender)
      : []
  return feedbackOf({ corrections, suggestedSentences: [question.right] })
}
