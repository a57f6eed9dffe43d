import type { HearingRules, Reaction } from '@lingarden/languages/kit/tutor/hearing'
import { plainMove } from './move-pattern.ts'
import { patternIn } from './pattern-in.ts'

/** What may be said to something that was told: to its topic or feeling, else that it was heard. */
export function reactionsTo(told: string, { reactions, default: any }: HearingRules): readonly string[] {
  const plain = plainMove(told)
  return reactions.find((reaction) => isCalledFor(reaction, plain))?.lines ?? any
}

/** Whether a reaction fits a text as `plainMove` writes it: a film about a hospital is no bad news. */
export const isCalledFor = ({ about, never = none }: Reaction, plain: string): boolean =>
  patternIn(about).test(plain) && !patternIn(never).test(plain)

const none: readonly string[] = []
