import type { Correction } from '@lingarden/domain/tutor-turn'
import { feedbackTexts } from '../texts/texts-in.ts'
import { goTo } from './go-on.ts'
import { lastAsked, lineFor, pickUnsaid, wasSaid } from './lines.ts'
import type { SceneTurn } from './scene-turn.ts'
import { feedbackOf, joinSentences, type TurnOutcome } from './turn.ts'

const missesBeforeMovingOn = 3

/** Why a message does not lead on, what is said to it, and how the question is put once more. */
export interface Repeat {
  lines: readonly string[]
  /** For the learner to read beside the conversation. */
  hint: string
  isMiss: boolean
  /** Of a sentence that could be read and did not answer. */
  corrections?: readonly Correction[]
  /** The same words, simpler ones, or others than before; simpler where it is missing. */
  asks?: 'same' | 'simpler' | 'other'
}

/** Asks once more; after several misses the scene moves on. */
export function askAgain(
  turn: SceneTurn,
  { lines, hint, isMiss, corrections = [], asks = 'simpler' }: Repeat,
): TurnOutcome {
  const { input, node } = turn
  const state = { ...turn.state, misses: turn.state.misses + (isMiss ? 1 : 0) }
  if (state.misses >= missesBeforeMovingOn) return moveOn({ ...turn, state }, corrections)
  const question = questionAgain(turn, asks, lines)
  return {
    replies: [{ text: joinSentences(input.language.tag, [...lines, question]), messageType: 'conversation' }],
    feedback: feedbackOf({
      corrections: [...corrections],
      suggestions: hint === '' ? [] : [hint],
      suggestedSentences: node.models,
    }),
    suggestions: node.models,
    goals: [...input.goals],
    state,
  }
}

function questionAgain(
  { input, node }: SceneTurn,
  asks: NonNullable<Repeat['asks']>,
  lines: readonly string[],
): string {
  const { ask, simpler } = node
  // What the tutor has just told of itself does not stand in its question once more: “I live in Madrid. And you?”
  if (lines.length > 0 && tellsOfItself(node)) return pickUnsaid(ask, input)
  const whole = joinSentences(input.language.tag, [ask[0] ?? '', ...(ask.includes(simpler) ? [] : [simpler])])
  // In a talk the choice between two answers says little without its question: “A lot, a little, or not at all?”
  const isTalk = node.band !== undefined
  // Nobody is asked the same words three times running, whatever they ask in between.
  if (asks === 'simpler')
    return isTalk ? whole : wasSaid(simpler, input) ? pickUnsaid([...ask, simpler], input) : simpler
  const asked = lastAsked([...ask, simpler], input) ?? ask[0] ?? simpler
  if (asks === 'same') return isTalk ? (ask[0] ?? asked) : asked
  const other = pickUnsaid([...ask, simpler], input)
  return isTalk && other === simpler ? whole : other
}

/** Whether a question in simpler words begins with what the tutor answers itself. */
const tellsOfItself = ({ simpler, back = [] }: SceneTurn['node']): boolean =>
  back.some((line) => simpler.startsWith(line.replace(/[.。]$/u, '')))

/** Asks again where nothing of a sentence could be read. */
export function notUnderstood(turn: SceneTurn, corrections: readonly Correction[]): TurnOutcome {
  const { input, state, node } = turn
  const { language, seed } = input
  const [model = ''] = node.models
  return askAgain(turn, {
    lines: [lineFor('notUnderstood', { language, seed: seed + state.misses })],
    hint: feedbackTexts(input).stillOpen(model),
    isMiss: true,
    corrections,
  })
}

/** Goes on to the next question of the scene, whatever was answered. */
export function moveOn(
  { input, state, node }: Pick<SceneTurn, 'input' | 'state' | 'node'>,
  corrections: readonly Correction[],
  lines: readonly string[] = [lineFor('moveOn', input)],
  feedback = feedbackOf({ corrections: [...corrections], suggestions: [feedbackTexts(input).movedOn] }),
): TurnOutcome {
  // In a talk the last answer is the one that takes up nothing of what was told.
  const next = node.expect.at(node.band ? -1 : 0)?.next ?? 'end'
  return goTo(input, { ...state, misses: 0 }, next, lines, {
    feedback,
    completed: [],
    goals: [...input.goals],
  })
}
