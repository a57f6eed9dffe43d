import type { LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { ExpectedAnswer, SceneNode } from '@lingarden/languages/scene'
import { plainMove, sourceOfMove } from './move-pattern.ts'
import { patternIn } from './pattern-in.ts'

/** A yes or a no, and nothing else. */
export type Bare = 'agreement' | 'refusal'

const known = new Map<string, RegExp>()

/** Whether a text is nothing but a yes (“yes, of course”) or a no. */
export function bareIn(text: string, language: LanguageTag): Bare | undefined {
  const plain = plainMove(text)
  if (plain === '' || plain.length > longest) return undefined
  if (onlyOf('bare-yes', language).test(plain)) return 'agreement'
  return onlyOf('bare-no', language).test(plain) ? 'refusal' : undefined
}

const longest = 32

/** What a text is that is nothing but wordings of a kind, one after the other. */
export function onlyOf(kind: string, language: LanguageTag): RegExp {
  const key = `${language} ${kind}`
  const wordings = tutorRulesOf(language).kinds?.phrases[kind] ?? []
  const made =
    known.get(key) ??
    (wordings.length === 0 ? /(?!)/u : new RegExp(`^(?:${wordings.map(sourceOfMove).join('|')})+$`, 'u'))
  known.set(key, made)
  return made
}

/**
 * The answer that a bare yes or no means: what a question for a yes or a no has an account of. A no to any other question says
 * that there is nothing; a yes to one says nothing.
 */
export function bareAnswer(bare: Bare, node: SceneNode, language: LanguageTag): ExpectedAnswer | undefined {
  if (isForYesOrNo(node, language)) return answerAgreed(bare, node, language)
  if (bare === 'agreement') return undefined
  const meant = asksWhetherMinded(node, language) ? 'agreement' : bare
  return node.expect.find(({ kinds }) => kinds?.some((account) => account === meant || account === 'none'))
}

/** Whether a text is no more than a yes to who asked whether there is anything else: what is meant was not said yet. */
export const isYesToMore = (
  text: string,
  {
    node,
    language,
    asked = node.ask[0] ?? '',
  }: { node: SceneNode; language: LanguageTag; asked?: string | undefined },
): boolean =>
  bareIn(text, language) === 'agreement' &&
  patternIn(tutorRulesOf(language).kinds?.phrases['asking-more'] ?? []).test(plainMove(lastQuestion(asked)))

/** The answer that agrees, or refuses, at a question for a yes or a no. */
export function answerAgreed(bare: Bare, node: SceneNode, language: LanguageTag): ExpectedAnswer | undefined {
  const meant = asksWhetherMinded(node, language) ? 'agreement' : bare
  return node.expect.find(({ kinds }) => kinds?.includes(meant))
}

/** Whether of two answers to a question one agrees and the other refuses. */
export function isOpposite(
  one: ExpectedAnswer,
  other: ExpectedAnswer,
  { node, language }: { node: SceneNode; language: LanguageTag },
): boolean {
  const agreed = answerAgreed('agreement', node, language)
  const refused = answerAgreed('refusal', node, language)
  return (
    agreed !== refused &&
    [agreed, refused].includes(one) &&
    [agreed, refused].includes(other) &&
    one !== other
  )
}

/** Who does not mind agrees; “of course” is said by who agrees, too. */
const asksWhetherMinded = (node: SceneNode, language: LanguageTag): boolean =>
  node.ask.some((text) =>
    patternIn(tutorRulesOf(language).kinds?.phrases['minding'] ?? []).test(plainMove(lastQuestion(text))),
  )

const polar = new WeakMap<SceneNode, boolean>()

/** Whether a question asks for a yes or a no: it has no question word, and gives no choice. */
export function isForYesOrNo(node: SceneNode, language: LanguageTag): boolean {
  const words = patternIn(tutorRulesOf(language).kinds?.phrases['wh'] ?? [])
  const isOpen = (text: string) =>
    words.test(plainMove(lastQuestion(text))) || isChoice.test(lastQuestion(text))
  const made = polar.get(node) ?? !node.ask.some(isOpen)
  polar.set(node, made)
  return made
}

/** Of a text what it asks at last; all of it where it asks nothing. */
export const lastQuestion = (text: string): string => text.match(/[^.!?…。！？¿¡]+[?？]/gu)?.at(-1) ?? text

/** Whether one of several things is asked for (“here or there?”). */
export const asksToChoose = ({ ask }: Pick<SceneNode, 'ask'>): boolean =>
  ask.some((text) => isChoice.test(lastQuestion(text)))

/** “Here or there?” and, without an accent that learners forget, what is asked with “what”. */
const isChoice =
  /(?<!\p{L})(?:(?:o|u|ou|qué(?! (?:te|le|os) (?:parece|ha parecido)))(?!\p{L})|que \p{L}+-|qu['’]est-ce qu(?!e (?:vous|tu) en ))/iu
