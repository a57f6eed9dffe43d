import type { StrokesTask } from '../drill.ts'
import { isAccepted, judgeExactly } from '../judge-answer.ts'
import type { KindRules } from './kind-rules.ts'

export const strokes: KindRules<StrokesTask> = {
  isComplete: ({ text }, given) => given.length === [...text].length,
  judge: ({ text }, given) => [...text].map((one, place) => judgeExactly(given[place] ?? '', one)),
  solve: ({ text }) => text,
  // A word is known whole or not.
  test: ({ text }, judgements) => {
    const isKnown = judgements.every(isAccepted)
    return { card: 'production', known: isKnown ? [text] : [], missed: isKnown ? [] : [text] }
  },
  readPractised: ({ text }) => text,
}
