import { judgeSpoken } from '../../speaking/judge-spoken.ts'
import type { SpeakTask } from '../drill.ts'
import { judgeExactly } from '../judgement.ts'
import { isWritten, type KindRules } from './kind-rules.ts'

export const speak: KindRules<SpeakTask> = {
  isComplete: (_, given) => isWritten(given),
  judge: ({ text, accept = [] }, given, language) => {
    const said = given[0] ?? ''
    const { closest, isFulfilled } = judgeSpoken(said, { accepted: [text, ...accept], language })
    return [judgeExactly(said, closest, isFulfilled)]
  },
  solve: ({ text }) => text,
  readPractised: ({ text }) => text,
}
