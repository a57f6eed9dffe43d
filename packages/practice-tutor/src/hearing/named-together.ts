import type { LanguageTag } from '@lingarden/languages/find-language'
import type { ExpectedAnswer, Scene } from '@lingarden/languages/scene'
import { readNegations } from '../matching/negations.ts'
import { tokenize } from '../matching/tokens.ts'
import { isOpenAnswer, type HeardAnswer, type Place } from './hear-answer.ts'
import type { Heard } from './heard.ts'
import { kindsIn } from './kinds-in.ts'
import { plainMove } from './move-pattern.ts'

/** The values of a list that a text names, in their order, none of them part of another; none where it denies something. */
export function namedIn(text: string, values: readonly string[], language: LanguageTag): string[] {
  if (readNegations(text, tokenize(text, language), language).denying.size > 0) return []
  let rest = spaced(text)
  const found: { at: number; value: string }[] = []
  for (const value of values.toSorted((one, other) => other.length - one.length)) {
    const plain = spaced(value)
    for (let at = rest.indexOf(plain); at >= 0; at = rest.indexOf(plain)) {
      found.push({ at, value })
      rest = rest.slice(0, at) + gap.repeat(plain.length) + rest.slice(at + plain.length)
    }
  }
  const named = found.toSorted((one, other) => one.at - other.at).map(({ value }) => value)
  return [...new Set(named)]
}

/** Stands where a value was found; it is no letter and no space. */
const gap = '\u0000'

/** Plain words, each between two spaces of its own; characters stand side by side anyhow. */
function spaced(text: string): string {
  const plain = ` ${plainMove(text).replaceAll(' ', '  ')} `
  return /\p{Script=Han}/u.test(plain) ? plain.replaceAll(' ', '') : plain
}

/** Several things as they are named one after the other: “two coffees, a tea and a juice”. */
export const joinNamed = (values: readonly string[], language: LanguageTag): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(values)

/**
 * What was heard where a message names several things of a list: an order for three is not an order for one. Where the question has an
 * answer of its own for several (“a sister and two brothers”), that is meant.
 */
export function withAllNamed(text: string, heard: Heard, place: Place): Heard {
  const { answer } = heard
  if (!answer || isOpenAnswer(answer)) return heard
  const { scene, node, language } = place
  const several = answerOfSeveral(place)
  const count = (part: string) => thingsIn(part, listsOf(node.expect, scene), place).length
  if (several && several !== answer.match.answer && count(text) > Math.max(1, count(answer.text)))
    return { ...heard, answer: undefined, statements: [], taken: { text, expected: several } }
  const slots = Object.fromEntries(
    Object.entries(answer.match.slots).map(([slot, value]) => {
      const named = thingsIn(text, scene.slots[slot] ?? [], place)
      return [slot, named.length > 1 ? joinNamed(named, language) : value]
    }),
  )
  return { ...heard, answer: { ...answer, match: { ...answer.match, slots } } }
}

/** Things and persons add up, as what one orders; “in the morning” says more of “on Monday”. */
const addingUp = ['food', 'drink', 'clothes', 'family', 'animal']

function thingsIn(text: string, values: readonly string[], { language, lexicon }: Place): string[] {
  const named = namedIn(text, values, language)
  const isThing = (value: string) => addingUp.some((kind) => kindsIn(value, language, lexicon).has(kind))
  return named.some(isThing) ? named : []
}

const slotIn = /\{(\w+)\}/gu

/** All that answers to a question list. */
const listsOf = (expect: readonly ExpectedAnswer[], { slots }: Scene): string[] =>
  expect
    .flatMap(({ answers }) => answers)
    .flatMap((line) => Array.from(line.matchAll(slotIn), ([, slot = '']) => slots[slot] ?? []))
    .flat()

/** The answer that lists what another one has single values of: “a brother and a sister”. */
function answerOfSeveral({ node: { expect }, scene, language }: Place): ExpectedAnswer | undefined {
  return expect.find((each) => {
    const others = listsOf(
      expect.filter((other) => other !== each),
      scene,
    )
    return (
      others.length > 0 && listsOf([each], scene).some((value) => namedIn(value, others, language).length > 1)
    )
  })
}

/** Whether a clause names one of several things that an answer was heard to name. */
export const isNamedTogether = (
  clause: string,
  { match }: HeardAnswer,
  { slots }: Scene,
  language: LanguageTag,
): boolean =>
  Object.entries(match.slots).some(([slot, value]) => {
    const listed = slots[slot] ?? []
    return namedIn(value, listed, language).length > 1 && namedIn(clause, listed, language).length > 0
  })
