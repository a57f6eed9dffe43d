import type { ExpectedAnswer } from '@lingarden/languages/scene'
import { isAboutOther, isElsewhere, isOfItsOwn } from '../relevance/is-elsewhere.ts'
import { isOfScene } from '../relevance/is-of-scene.ts'
import { fits, ofOthers } from './account.ts'
import { isNever } from './fits-account.ts'
import type { Place } from './hear-answer.ts'
import { isAcknowledgement } from './is-acknowledgement.ts'
import { kindsIn, type Kinds } from './kinds-in.ts'

/** The answer that a sentence means by what it is about and how it is said: the first of which one account fits. */
export function answerMeant(text: string, place: Place): ExpectedAnswer | undefined {
  const { node, language, lexicon } = place
  if (!node.expect.some(({ kinds }) => kinds) || isAcknowledgement(text, language)) return undefined
  const said = kindsIn(text, language, lexicon)
  if (isNever(text, place)) return undefined
  // What is told of others is about the question where it has a word of the scene in it.
  if (said.has('told') && !isOfScene(said.words, place)) return undefined
  const meant = node.expect.find(({ kinds }) => kinds?.some((account) => fits(account, said)))
  const account = meant?.kinds?.find((each) => fits(each, said)) ?? ''
  const isOther = isStance(account)
    ? isOfItsOwn(text, place)
    : !account.includes(ofOthers) &&
      (isElsewhere(text, place) || (!isTopical(account, said) && isAboutOther(text, place)))
  return isOther ? undefined : meant
}

/** The answer of somebody who does not know, where the question has one. */
export const answerUnsure = (text: string, { node, language, lexicon }: Place): ExpectedAnswer | undefined =>
  kindsIn(text, language, lexicon).has('undecided')
    ? node.expect.find(({ kinds }) => kinds?.includes('undecided'))
    : undefined

/** Kinds of how something is said, whatever it is about. */
const stances: ReadonlySet<string> = new Set(['refusal', 'none', 'never', 'agreement', 'often'])

/** Whether an account has nothing of what a sentence is about: “I have never seen snow” denies, and refuses nothing. */
const isStance = (account: string): boolean =>
  account.split(' ').every((kind) => kind.startsWith('!') || kind === ofOthers || stances.has(kind))

/** Whether an account names what a word of the sentence is about, and not only how the sentence is said. */
const isTopical = (account: string, said: Kinds): boolean =>
  account.split(' ').some((kind) => said.about.has(kind) && !weak.has(kind))

/** Kinds of words that stand in sentences about anything. */
const weak: ReadonlySet<string> = new Set(
  'person family social good bad rest eating buying moving celebration home place study working'.split(' '),
)
