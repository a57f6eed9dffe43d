import type { StockAnswer } from '@lingarden/languages/kit/tutor/hearing'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { plainMove } from './move-pattern.ts'
import { patternAlone, patternIn } from './pattern-in.ts'

/** Stock answers that no wording calls for: the rules of the conversation do. */
export type OwnAnswer = 'sure' | 'same' | 'told'

/**
 * What any scene answers to a kind of question (“what do you think?”, “may I …?”).
 * @param isFirst of those that come before what the scene answers, else of the others
 * @returns undefined where it is of no kind that has an answer
 */
export function stockAnswer(
  question: string,
  language: LanguageTag,
  isFirst: boolean,
): StockAnswer | undefined {
  const plain = plainMove(question)
  const all = Object.values(tutorRulesOf(language).hearing.asked ?? {})
  return all.find((answer) => (answer.first === true) === isFirst && isOfKind(plain, answer))
}

/** Equally good answers that the rules of the conversation call for; none where a language has not got them. */
export const ownAnswer = (kind: OwnAnswer, language: LanguageTag): readonly string[] =>
  tutorRulesOf(language).hearing.asked?.[kind]?.lines ?? none

const none: readonly string[] = []

function isOfKind(plain: string, { about = none, alone = none, also, never = none }: StockAnswer): boolean {
  const isMeant = patternAlone(alone).test(plain) || patternIn(about).test(plain)
  return isMeant && (!also || patternIn(also).test(plain)) && !patternIn(never).test(plain)
}
