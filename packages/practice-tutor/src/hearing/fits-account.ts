import type { ExpectedAnswer } from '@lingarden/languages/scene'
import { fits, ofOthers } from './account.ts'
import type { Place } from './hear-answer.ts'
import { kindsIn } from './kinds-in.ts'

/** Whether a sentence is about what answers the question in no case. */
export function isNever(text: string, { node, language, lexicon }: Place): boolean {
  const said = kindsIn(text, language, lexicon)
  return node.never?.some((account) => fits(`${account} ${ofOthers}`, said)) === true
}

/** Whether an answer may be told of somebody or something else. */
export const mayBeOfOthers = ({ kinds = [] }: ExpectedAnswer): boolean =>
  kinds.some((account) => account.includes(ofOthers))
