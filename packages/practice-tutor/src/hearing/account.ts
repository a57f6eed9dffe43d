import type { Kinds } from './kinds-in.ts'

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
