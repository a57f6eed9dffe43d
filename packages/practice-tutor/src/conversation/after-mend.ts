import { readMending, type Mending, type MendQuestion } from '@lingarden/domain/mistakes/mend-question'
import { placeOf } from '@lingarden/domain/sentence-edits'
import type { RecentMistake, TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { Feedback } from '@lingarden/domain/tutor-turn'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import type { SceneNode } from '@lingarden/languages/scene'
import { checkSentence } from '../checking/check-sentence.ts'
import { askMendAgain, mistakeAsked, readSaidToMend, type SaidToMend } from './beside-mend.ts'
import { feedbackTexts } from '../texts/texts-in.ts'
import { setNextGoal } from './goals.ts'
import { lineFor, questionOf } from './lines.ts'
import { findNode, findScene, firstNodeOf, mendNode, type ConversationState } from './state.ts'
import { feedbackOf, joinSentences, type TurnOutcome } from './turn.ts'

/**
 * Answers what the learner put into the gap of a sentence of theirs, shows the sentence whole, and begins the scene.
 * @param inScene answers what is no attempt at the sentence as the scene does that it stands before
 * @returns undefined where no such sentence was asked for
 */
export function afterMend(
  input: TutorTurnInput,
  text: string,
  state: ConversationState,
  lexicon: Lexicon | undefined,
  inScene: (state: ConversationState, node: SceneNode) => TurnOutcome,
): TurnOutcome | undefined {
  if (state.node !== mendNode) return undefined
  const { tag } = input.language
  const scene = findScene(tag, state.scene)
  const first = scene && firstNodeOf(scene)
  const node = scene && findNode(tag, { ...state, node: first ?? '' })
  if (!scene || !node || first === undefined) return undefined
  const asked = mistakeAsked(input)
  const said = asked ? readSaidToMend(input, text, asked.question) : 'attempt'
  if (asked && said === 'again' && state.misses < mostAgain)
    return askMendAgain(input, text, asked.question, { ...state, misses: state.misses + 1 })
  if (asked && said === 'else') return inScene({ ...state, node: first, misses: 0 }, node)
  const mending = asked && readMending(text, asked.question)
  return {
    replies: [
      {
        text: joinSentences(tag, [...saidOf(input, asked?.question, mending, said), questionOf(node, input)]),
        messageType: 'goal_introduction',
      },
    ],
    feedback: asked && feedbackOnMending(input, text, { ...asked, mending: mending ?? 'other', lexicon }),
    suggestions: node.models,
    goals: setNextGoal(input.goals, scene, input),
    state: { ...state, node: first, misses: 0 },
  }
}

/** How often somebody may greet, thank or not have heard before the sentence is shown. */
const mostAgain = 2

/** Where the mistake was forgotten meanwhile, nothing is said of it. */
function saidOf(
  input: TutorTurnInput,
  question: MendQuestion | undefined,
  mending: Mending | undefined,
  said: SaidToMend,
): string[] {
  if (!question) return [lineFor('understood', input)]
  // Whoever does not know was not nearly right.
  if (said !== 'attempt') return [lineFor('forExample', input).replace('{model}', () => question.right)]
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
