import type { Level } from '@lingarden/domain/levels'
import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { Band, ExpectedAnswer, Scene } from '@lingarden/languages/scene'
import type { ConversationState } from './state.ts'

/** What is asked at a level: the easier questions first, then those of the level. */
const bandsOf: Readonly<Record<Level, readonly Band[]>> = {
  beginner: ['A1'],
  elementary: ['A1', 'A2'],
  intermediate: ['A2', 'B1'],
  advanced: ['B1', 'A2'],
  native: ['B1', 'A2'],
}

/**
 * The question that a talk goes on with, another one at each visit; undefined where all that fit were asked.
 * @param done questions that were asked
 * @param beside questions that were answered without, which nobody is asked
 */
export function nextQuestion(
  { nodes }: Scene,
  { level, seed }: Pick<TutorTurnInput, 'level' | 'seed'>,
  done: readonly string[],
  beside: readonly string[] = [],
): string | undefined {
  const asked = done.filter((id) => nodes[id]?.follows !== true)
  const bands = asked.length === 0 ? bandsOf[level].slice(0, 1) : bandsOf[level].slice(-1)
  const all = Object.entries(nodes).filter(([id, { follows }]) => !follows && !done.includes(id))
  const fitting = all.filter(([, { band = 'A1' }]) => bands.includes(band))
  const others = all.filter(([, { band = 'A1' }]) => bandsOf[level].includes(band))
  // Before a talk ends, its other questions are asked; a beginner is spared the hardest.
  const rest = all.filter(([, { band }]) => level !== 'beginner' || band !== 'B1')
  const fresh = [fitting, others, rest].map((some) => some.filter(([id]) => !beside.includes(id)))
  const choices = fresh.find((some) => some.length > 0) ?? []
  return choices[(seed + asked.length) % Math.max(1, choices.length)]?.[0]
}

/** The questions of a talk that were asked, the one that was just answered with them. */
export const doneWith = ({ nodes }: Scene, { done = [], node }: ConversationState): string[] => [
  ...new Set([...done, ...(Object.hasOwn(nodes, node) ? [node] : [])]),
]

/** Where a talk goes from an answer: on with what was told, else to another question. */
export function afterAnswer(
  scene: Scene,
  { next }: Pick<ExpectedAnswer, 'next'>,
  state: ConversationState,
  input: Pick<TutorTurnInput, 'level' | 'seed'>,
  beside: readonly string[],
): { next: string; done: string[] } {
  const done = doneWith(scene, state)
  const follows = scene.nodes[next]?.follows === true && !done.includes(next) && !beside.includes(next)
  return { next: follows ? next : (nextQuestion(scene, input, done, beside) ?? 'end'), done }
}

/** What a talk ends with. */
export const closingOf = ({ talk }: Scene, { seed }: Pick<TutorTurnInput, 'seed'>): string | undefined =>
  talk?.closing[seed % talk.closing.length]
