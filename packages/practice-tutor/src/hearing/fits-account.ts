import type { ExpectedAnswer } from '@lingarden/languages/scene'
import type { Place } from './hear-answer.ts'
import { kindsIn, type Kinds } from './kinds-in.ts'

/** In an account: also where the sentence tells of somebody or something else. */
export const ofOthers = 'of-others'

/**
 * Whether a text has all kinds of an account, and none of those with an exclamation mark before them. What is told of others
 * is meant only by an account that says so: “my dog is ill” is no answer because it has an illness in it.
 */
export function fits(account: string, said: Kinds): boolean {
  const kinds = account.split(' ')
  if (said.has('told') && !kinds.includes(ofOthers)) return false
  return kinds.every(
    (kind) => kind === ofOthers || (kind.startsWith('!') ? !said.has(kind.slice(1)) : said.has(kind)),
  )
}

/** Whether a sentence is about what answers the question in no case. */
export function isNever(text: string, { node, language, lexicon }: Place): boolean {
  const said = kindsIn(text, language, lexicon)
  return node.never?.some((account) => fits(`${account} ${ofOthers}`, said)) === true
}

/** Whether an answer may be told of somebody or something else. */
export const mayBeOfOthers = ({ kinds = [] }: ExpectedAnswer): boolean =>
  kinds.some((account) => account.includes(ofOthers))
