import type { ChoiceExercise } from '../exercise.ts'
import { judgeExactly } from '../judgement.ts'
import type { KindRules } from './kind-rules.ts'

export const choice: KindRules<ChoiceExercise> = {
  isComplete: (_, given) => given.length === 1,
  judge: ({ answer }, given) => [judgeExactly(given[0] ?? '', answer)],
  solve: ({ answer }) => answer,
  readPractised: ({ text = '', answer, optionsIn }) => {
    if (optionsIn === 'english') return text
    return text.includes('…') ? text.replace('…', () => answer) : `${text} ${answer}`.trim()
  },
}
