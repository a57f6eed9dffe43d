import type { HearingRules } from '@lingarden/languages/kit/tutor/hearing'
import { plainMove } from './move-pattern.ts'
import { patternIn } from './pattern-in.ts'

/** What may be said to something that was told: to its topic or feeling, else that it was heard. */
export function reactionsTo(told: string, { reactions, default: any }: HearingRules): readonly string[] {
  const plain = plainMove(told)
  return reactions.find(({ about }) => patternIn(about).test(plain))?.lines ?? any
}
