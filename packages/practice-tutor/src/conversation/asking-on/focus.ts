import type { LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { clausesIn, mostClauses, sentencesIn } from '../../hearing/split-text.ts'
import { beginsWith } from './phrases-in.ts'
import type { Clause } from './topics-told.ts'
import { hasQuestionMark } from '../../hearing/question-mark.ts'

/**
 * The clauses of what is told, the one first that it is most about: what stands behind a “but” or a “to tell the truth”, then what is
 * felt, then what was said last; what only gives a reason, a place or a time stands behind all others.
 * @param isFelt whether a clause tells what somebody feels
 */
export function clausesByWeight(
  text: string,
  language: LanguageTag,
  isFelt: (clause: string) => boolean,
): Clause[] {
  const { hearing, kinds, followUps } = tutorRulesOf(language)
  const { turns = none, beside = none } = followUps?.asking ?? {}
  const { but = none, conceding = none } = kinds?.phrases ?? {}
  return statementsIn(text)
    .flatMap((sentence) => clausesIn(sentence, hearing))
    .slice(-mostClauses)
    .map((clause, place) => {
      const begins = (patterns: readonly string[]) => beginsWith(clause, patterns, language)
      const isBeside = begins(beside) || begins(conceding)
      const isTurn = !isBeside && (begins(turns) || begins(but))
      const weight = isBeside ? 0 : isTurn ? weights.turn : isFelt(clause) ? weights.felt : 1
      return { text: clause, isTurn, isBeside, place, weight }
    })
    .toSorted((one, other) => other.weight - one.weight || other.place - one.place)
}

/** The sentences of a text that ask nothing. */
export const statementsIn = (text: string): string[] =>
  sentencesIn(text).filter((sentence) => !hasQuestionMark(sentence))

const weights = { felt: 2, turn: 3 }
const none: readonly string[] = []
