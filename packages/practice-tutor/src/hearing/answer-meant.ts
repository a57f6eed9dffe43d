import type { ExpectedAnswer } from '@lingarden/languages/scene'
import { isOfScene } from '../relevance/is-of-scene.ts'
import type { Place } from './hear-answer.ts'
import { kindsIn, type Kinds } from './kinds-in.ts'

/** The answer that a sentence means by what it is about and how it is said: the first of which one account fits. */
export function answerMeant(text: string, place: Place): ExpectedAnswer | undefined {
  const { node, language, lexicon } = place
  if (!node.expect.some(({ kinds }) => kinds)) return undefined
  const said = kindsIn(text, language, lexicon)
  if (node.never?.some((account) => fits(`${account} ${ofOthers}`, said))) return undefined
  // What is told of others is about the question where it has a word of the scene in it.
  if (said.has('told') && !isOfScene(said.words, place)) return undefined
  return node.expect.find(({ kinds }) => kinds?.some((account) => fits(account, said)))
}

/** In an account: also where the sentence tells of somebody or something else. */
const ofOthers = 'of-others'

/**
 * Whether a text has all kinds of an account, and none of those with an exclamation mark before them. What is told of others
 * is meant only by an account that says so: “my dog is ill” is no answer because it has an illness in it.
 */
function fits(account: string, said: Kinds): boolean {
  const kinds = account.split(' ')
  if (said.has('told') && !kinds.includes(ofOthers)) return false
  return kinds.every(
    (kind) => kind === ofOthers || (kind.startsWith('!') ? !said.has(kind.slice(1)) : said.has(kind)),
  )
}
