import { mendText } from '@lingarden/domain/mistakes/mend-text'
import { containsPhrase } from '@lingarden/domain/tutor-goals'
import type { Feedback } from '@lingarden/domain/tutor-turn'
import type { Heard } from '../hearing/heard.ts'
import { answeredEarly } from './answered-early.ts'
import { answeredNext } from './answered-next.ts'
import type { AskedOn } from './asking-on/asked-on.ts'
import { setNextGoal } from './goals.ts'
import { goTo } from './go-on.ts'
import { lineFor, wasSaid } from './lines.ts'
import { newsBeside } from './news-beside.ts'
import { saidTogether } from './said-together.ts'
import { sayBeside } from './say-beside.ts'
import type { SceneTurn } from './scene-turn.ts'
import type { TurnOutcome } from './turn.ts'

/** Where an answer leads, and what is said to it. */
export interface Going {
  reply: string
  next: string
  feedback: Feedback
  /** Questions of a talk that were answered though they were not asked. */
  beside?: readonly string[]
  /** In a talk: the question about what was told that comes before its next one. */
  askedOn?: AskedOn | undefined
  /** Whether something sad was told. */
  isSad?: boolean
}

/**
 * Goes on to where an answer leads.
 * @param completed the words of goals that the message used
 */
export function leadFrom(
  turn: SceneTurn,
  completed: string[],
  heard: Heard,
  { reply, next, feedback, beside = [], askedOn, isSad }: Going,
): TurnOutcome {
  const { input, state, scene } = turn
  // Whoever tells something sad is not told how well they said it.
  // What had to be put right was not used well.
  const mended = mendText(turn.text, feedback.corrections) ?? turn.text
  const isWell = completed.some((word) => containsPhrase(mended, word))
  const praise = isWell && isSad !== true ? [lineFor('wellUsed', input)] : []
  const passing = scene.talk ? undefined : answeredNext(turn, heard, next)
  const early = scene.talk ? undefined : answeredEarly(turn, heard, passing?.part)
  const noted = early?.replies.find((line) => line !== reply && !wasSaid(line, input)) ?? ''
  const news = scene.talk ? [] : newsBeside(turn, heard, reply)
  const said = [...praise, ...saidTogether([...sayBeside(turn, heard), ...news], [reply, noted], turn)]
  const given = { given: { ...state.given, ...passing?.given, ...early?.given } }
  const isSlow = heard.moves.some(({ move }) => move === 'slower')
  const outcome = goTo(input, { ...state, ...given, misses: 0 }, next, said, {
    feedback,
    completed: isSad === true ? [] : completed,
    goals: setNextGoal(input.goals, scene, input),
    beside,
    askedOn,
    lexicon: turn.lexicon,
  })
  return isSlow ? { ...outcome, isSlow } : outcome
}
