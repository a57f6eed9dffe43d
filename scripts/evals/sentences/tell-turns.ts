import { correctionsOf, outcomeOf, type Outcome } from './score.ts'
import type { TurnResult } from './take-turns.ts'

/** Sentences of some outcomes, one a line, with what was corrected, for somebody to judge. */
export function tellTurns(results: readonly TurnResult[], outcomes: readonly Outcome[]): string[] {
  return results
    .filter((result) => outcomes.includes(outcomeOf(result)))
    .map((result) => {
      const { tag, sentence } = result
      const made = correctionsOf(result).map(
        ({ original, corrected, explanation }) => `${original} → ${corrected} (${explanation})`,
      )
      const said = made.length > 0 ? ` | ${made.join('; ')}` : ''
      return `${tag} ${outcomeOf(result)} ${sentence.type ?? ''} | ${sentence.text}${said}`
    })
}
