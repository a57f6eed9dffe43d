import type { HearingRules } from '@lingarden/languages/kit/tutor/hearing'
import { patternAtStart, patternIn } from './pattern-in.ts'
import { plainMove } from './move-pattern.ts'
import { hasQuestionMark } from './question-mark.ts'

/** Whether a sentence asks something, by its mark or by its words. */
export function isQuestion(
  text: string,
  { question, questionStart, indefinite }: Pick<HearingRules, 'question' | 'questionStart' | 'indefinite'>,
): boolean {
  if (hasQuestionMark(text)) return true
  const plain = plainMove(withoutQuoted(text))
  if (indefinite && patternIn(indefinite).test(plain)) return false
  if (patternIn(question).test(plain)) return true
  // Who ends it with a full stop tells something: “You know my name.”
  return (
    !/[^.…]\.\s*$/u.test(text) && questionStart !== undefined && patternAtStart(questionStart).test(plain)
  )
}

/** Without what somebody is quoted with (“she wrote ‘what is for dinner’”): that asks the tutor nothing. */
const withoutQuoted = (text: string): string => {
  const rest = text.replace(/[«“"][^»”"]+[»”"]/gu, ' ')
  return (rest.match(/\p{L}+/gu) ?? []).length >= fewestBeside ? rest : text
}
const fewestBeside = 3

/** Whether a clause tells more of what was said before (“which is nice”): it begins so, and asks nothing by its mark. */
export function isRelative(clause: string, { relatives }: Pick<HearingRules, 'relatives'>): boolean {
  const [first = ''] =
    clause
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{M}]+['’]?/u) ?? []
  return !hasQuestionMark(clause) && relatives?.includes(first.replace('’', "'")) === true
}

/** Whether a clause behind another one asks something: without a mark it tells more of what was said before (“which is nice”). */
export function asksBehind(
  clause: string,
  rules: Pick<HearingRules, 'question' | 'questionStart' | 'indefinite' | 'relatives'>,
): boolean {
  return !isRelative(clause, rules) && isQuestion(clause, rules)
}
