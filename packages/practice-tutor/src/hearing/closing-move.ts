import type { HearingRules } from '@lingarden/languages/kit/tutor/hearing'
import { findMove, type FoundMove } from './find-move.ts'
import { clausesIn, sentencesIn } from './split-text.ts'

/** Wordings may end with “and you?”; it is answered all the same. */
export function closingMove(all: string, hearing: HearingRules): FoundMove[] {
  const last = clausesIn(sentencesIn(all).at(-1) ?? '', hearing).at(-1)
  const move = last === undefined || last === all ? undefined : findMove(last, hearing.moves)
  return move?.move === 'back' ? [move] : []
}
