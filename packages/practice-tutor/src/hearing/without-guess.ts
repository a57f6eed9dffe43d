import { isLost, type Heard } from './heard.ts'
import { isSure } from './sure-answer.ts'
import { hasQuestionMark } from './question-mark.ts'

/**
 * What was heard of a message. Who says that they did not understand answers nothing with what they repeat of it (“straight on,
 * and then?”), but where an answer stands there as it is expected.
 */
export function withoutGuess<Told extends Heard>(heard: Told): Told {
  const { answer, taken } = heard
  if (!isLost(heard)) return heard
  const isAnswer = answer && isSure(answer) && !hasQuestionMark(answer.text)
  return {
    ...heard,
    answer: isAnswer ? answer : undefined,
    // “What? Yes.”
    ...(taken && !taken.isBare && { taken: undefined }),
  }
}
