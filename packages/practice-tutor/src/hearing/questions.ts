import type { HearingRules } from '@lingarden/languages/kit/tutor/hearing'
import type { Scenario } from '@lingarden/languages/scenario'
import { patternIn } from './pattern-in.ts'
import { plainMove } from './move-pattern.ts'

/** Whether a sentence asks something, by its mark or by its words. */
export const isQuestion = (text: string, { question }: Pick<HearingRules, 'question'>): boolean =>
  /[?？]\s*$/u.test(text) || patternIn(question).test(plainMove(text))

/** What a scene answers to a question of the learner; undefined where nobody thought of it. */
export function answersTo(
  text: string,
  { questions = [] }: Pick<Scenario, 'questions'>,
): readonly string[] | undefined {
  const plain = plainMove(text)
  return questions.find(({ about }) => patternIn(about).test(plain))?.answers
}
