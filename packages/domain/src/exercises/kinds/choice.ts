import type { ChoiceExercise } from '../exercise.ts'
import { judgeExactly } from '../judge-answer.ts'
import { testEach, type KindRules } from './kind-rules.ts'

export const choice: KindRules<ChoiceExercise> = {
  isComplete: (_, given) => given.length === 1,
  judge: ({ answer }, given) => [judgeExactly(given[0] ?? '', answer)],
  solve: ({ answer }) => answer,
  test: ({ text = '', answer, optionsIn }, judgements) =>
    testEach('recognition', [optionsIn === 'english' ? text : answer], judgements),
  readPractised: ({ text = '', answer, optionsIn }) => {
    if (optionsIn === 'english') return text
    return text.includes('…') ? text.replace('…', () => answer) : `${text} ${answer}`.trim()
  },
}
