import { hasGap } from './gap.ts'
import type { MistakeOfLog } from './mistake-in-sentence.ts'
import { mendQuestion, type MendQuestion } from './mend-question.ts'

/** Marks and spaces as they are compared: a line is set with spaces that do not break. */
const plain = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ')

/**
 * The mistake whose sentence the tutor has just asked for, and the question.
 * @param lines what the tutor said since the learner's last message
 */
export function askedMistake<Mistake extends MistakeOfLog>(
  lines: readonly string[],
  mistakes: readonly Mistake[],
  languageCode: string,
): { mistake: Mistake; question: MendQuestion } | undefined {
  const said = lines.map(plain)
  if (!said.some(hasGap)) return undefined
  for (const mistake of mistakes) {
    const question = mendQuestion(mistake, languageCode)
    if (question && said.some((line) => line.includes(plain(question.asked)))) return { mistake, question }
  }
  return undefined
}
