import type { HearingRules } from '@lingarden/languages/kit/tutor/hearing'
import type { Scene } from '@lingarden/languages/scene'
import { patternAtStart, patternIn } from './pattern-in.ts'
import { plainMove } from './move-pattern.ts'

/** Whether a sentence asks something, by its mark or by its words. */
export function isQuestion(
  text: string,
  { question, questionStart, indefinite }: Pick<HearingRules, 'question' | 'questionStart' | 'indefinite'>,
): boolean {
  if (/[?？]\s*$/u.test(text)) return true
  const plain = plainMove(text)
  if (indefinite && patternIn(indefinite).test(plain)) return false
  return (
    patternIn(question).test(plain) || (questionStart && patternAtStart(questionStart).test(plain)) === true
  )
}

/** What a scene answers to a question of the learner; undefined where nobody thought of it. */
export function answersTo(
  text: string,
  { questions = [] }: Pick<Scene, 'questions'>,
): readonly string[] | undefined {
  const plain = plainMove(text)
  return questions.find(({ about }) => patternIn(about).test(plain))?.answers
}
