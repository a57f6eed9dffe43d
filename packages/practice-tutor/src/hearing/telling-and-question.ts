import { tutorRulesOf } from '@lingarden/languages/loaded'
import { asksWord } from './asked-for.ts'
import { findMove } from './find-move.ts'
import type { Place } from './hear-answer.ts'
import { isAside } from './is-aside.ts'
import { plainMove } from './move-pattern.ts'
import { patternAtStart } from './pattern-in.ts'
import { asksBehind, isQuestion } from './questions.ts'
import { clausesIn, mostClauses, withoutStart } from './split-text.ts'
import { hasQuestionMark } from './question-mark.ts'

/**
 * The clauses of a sentence that tells something and asks something: “I am allergic to nuts, are there any in it?”.
 * @returns undefined where it does only one of both
 */
export function tellingAndQuestion(part: string, place: Place): string[] | undefined {
  const { hearing } = tutorRulesOf(place.language)
  const clauses = clausesIn(part, hearing).slice(0, mostClauses)
  const asking = clauses.filter((clause, at) =>
    at === 0 ? isQuestion(clause, hearing) : asksBehind(clause, hearing),
  )
  if (asking.length === 0 || asking.length === clauses.length) return undefined
  // “How much is a kilo, more or less?” is one question.
  if (asking[0] === clauses[0] && hasQuestionMark(part)) return undefined
  const others = clauses.filter((clause) => !asking.includes(clause))
  // “And you, have you got brothers?” asks, and tells nothing.
  if (others.every((clause) => findMove(clause, hearing.moves)?.move === 'back')) return undefined
  // “The wifi, is it free?” asks of what it names first.
  if (
    others.length === 1 &&
    others[0] === clauses[0] &&
    !joins(asking[0], place) &&
    isNamed(clauses[0], place)
  )
    return undefined
  // “It's called what, already?” is one question.
  return others.some((clause) => asksWord(clause, place)) ? undefined : clauses
}

/** Whether a clause goes on with another one (“and could you …”), and so asks of nothing that this only names. */
const joins = (clause = '', { language }: Place): boolean =>
  withoutStart(clause, tutorRulesOf(language).hearing) !== clause

/** Whether a clause only names something (“the wifi”), as who asks about it does first. */
const isNamed = (clause = '', { language, lexicon }: Place): boolean =>
  patternAtStart(tutorRulesOf(language).kinds?.phrases['naming'] ?? none).test(plainMove(clause)) &&
  isAside(clause, language, lexicon)

const none: readonly string[] = []
