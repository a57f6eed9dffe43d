import { judgeSpoken } from '../../speaking/judge-spoken.ts'
import type { SpeakTask } from '../drill.ts'
import { judgeExactly } from '../judge-answer.ts'
import { isWritten, testEach, type KindRules } from './kind-rules.ts'

export const speak: KindRules<SpeakTask> = {
  isComplete: (_, given) => isWritten(given),
  judge: ({ text, accept = [] }, given, language) => {
    const said = given[0] ?? ''
    const { closest, isFulfilled } = judgeSpoken(said, { accepted: [text, ...accept], language })
    return [judgeExactly(said, closest, isFulfilled)]
  },
  solve: ({ text }) => text,
  test: ({ text }, judgements) => testEach('production', [judgements[0]?.answer ?? text], judgements),
  readPractised: ({ text }) => text,
}
