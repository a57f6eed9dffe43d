import { outcomeOf, type CheckedSentence, type Outcome } from './score.ts'

/** Sentences of some outcomes, one a line, with what was corrected, for somebody to judge. */
export function tellTurns(results: readonly CheckedSentence[], outcomes: readonly Outcome[]): string[] {
  return results
    .filter((result) => outcomes.includes(outcomeOf(result)))
    .map((result) => {
      const { tag, sentence, corrections } = result
      const made = corrections.map(
        ({ original, corrected, explanation }) => `${original} → ${corrected} (${explanation})`,
      )
      const said = made.length > 0 ? ` | ${made.join('; ')}` : ''
      return `${tag} ${outcomeOf(result)} ${sentence.type ?? ''} | ${sentence.text}${said}`
    })
}
