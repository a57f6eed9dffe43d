import type { StrokesTask } from '../drill.ts'
import { judgeExactly } from '../judgement.ts'
import type { KindRules } from './kind-rules.ts'

export const strokes: KindRules<StrokesTask> = {
  isComplete: ({ text }, given) => given.length === [...text].length,
  judge: ({ text }, given) => [...text].map((one, place) => judgeExactly(given[place] ?? '', one)),
  solve: ({ text }) => text,
  readPractised: ({ text }) => text,
}
