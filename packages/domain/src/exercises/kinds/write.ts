import type { WriteTask } from '../drill.ts'
import { judgeAnswer } from '../judge-answer.ts'
import { isWritten, testEach, type KindRules } from './kind-rules.ts'

export const write: KindRules<WriteTask> = {
  isComplete: (_, given) => isWritten(given),
  judge: ({ answer, accept = [], lookAlikes }, given, language, knowledge) => [
    judgeAnswer(given[0] ?? '', { accepted: [answer, ...accept], language, lookAlikes, ...knowledge }),
  ],
  solve: ({ answer }) => answer,
  test: ({ answer }, judgements) => testEach('production', [judgements[0]?.answer ?? answer], judgements),
  readPractised: ({ answer }) => answer,
}
