import type { LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { readNegations } from '../matching/negations.ts'
import { tokenize } from '../matching/tokens.ts'
import { isRelative } from './questions.ts'
import { clausesIn } from './split-text.ts'

/** A sentence without a clause at its end that denies something of what it tells: “black, so that no stains are seen” refuses nothing. */
export function withoutDeniedRelative(sentence: string, language: LanguageTag): string {
  const { hearing } = tutorRulesOf(language)
  const clauses = clausesIn(sentence, hearing)
  const denies = (clause: string) =>
    readNegations(clause, tokenize(clause, language), language).denying.size > 0
  const from = clauses.slice(1).find((clause) => isRelative(clause, hearing) && denies(clause))
  return from === undefined
    ? sentence
    : sentence.slice(0, sentence.lastIndexOf(from)).replace(/[\s\p{P}]+$/u, '')
}
