import { changedSpans } from './changed-spans.ts'
import { mistakeInSentence, type MistakeOfLog } from './mistake-in-sentence.ts'

/** Whether an exercise can ask for a mistake: a sentence holds it, and more than capitals and marks was amiss. */
export function isAskable(mistake: MistakeOfLog): boolean {
  const pair = mistakeInSentence(mistake)
  return pair !== undefined && (changedSpans(pair)?.length ?? 0) > 0
}
