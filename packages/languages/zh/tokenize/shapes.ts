import type { TermLookup } from '../../kit/tokens/text-token.ts'
import { nameCost } from './names.ts'
import { isMeasureWord, isNumeral, isNumeralCharacter, takesMeasureWord } from './numerals.ts'
import { readRepetition } from './reduplication.ts'
import { isSeparable } from './separable-words.ts'
import type { WordStep } from './steps.ts'
import { textOf, type Unit } from './unit.ts'
import { costOfNumber, costOfRepeating, costOfTerm, everyday, improbable } from './word-costs.ts'

/** Longest repeated word and name, in characters. */
const longestShape = 5
const longestNumeral = 12

/** Lists the written numbers, of several characters, that begin at a unit. */
export function listNumerals(units: readonly Unit[], from: number): WordStep[] {
  if (
    !isNumeralCharacter(units[from]?.text) ||
    /^[零〇一二两三四五六七八九]$/u.test(units[from - 1]?.text ?? '')
  )
    return []
  const steps: WordStep[] = []
  let text = ''
  for (let to = from + 1; to <= Math.min(units.length, from + longestNumeral); to++) {
    const character = units[to - 1]?.text ?? ''
    if (!isNumeralCharacter(character)) break
    text += character
    if (isNumeral(text)) steps.push({ from, to, text, cost: costOfNumber, role: 'number' })
  }
  return steps.slice(-1)
}

/** Lists the names and repeated words that begin at a unit. */
export function listShapes(units: readonly Unit[], from: number, dictionary: TermLookup): WordStep[] {
  const steps: WordStep[] = []
  for (let size = 2; size <= Math.min(longestShape, units.length - from); size++) {
    const span = units.slice(from, from + size)
    if (span.at(-1)?.kind !== 'han' || span[0]?.kind !== 'han') break
    const characters = span.map((unit) => unit.text)
    const text = characters.join('')
    const step = { from, to: from + size, text }
    const cost = nameCost(characters)
    if (cost !== undefined)
      steps.push({ ...step, cost: cost + costOfChance(units, from, from + size, dictionary), role: 'name' })
    const repetition = readRepetition(characters, (term) => dictionary.lookUp(term) !== undefined)
    if (!repetition || isByChance(repetition.base, units[from - 1]?.text, text, units[from + size]?.text))
      continue
    const base = dictionary.lookUp(repetition.base)
    const isVerbAndNoun = size !== 3 || repetition.base.length === 1 || isSeparable(repetition.base)
    if (!base || !isVerbAndNoun || dictionary.lookUp(text)) continue
    steps.push({
      ...step,
      cost:
        costOfTerm(base) +
        costOfRepeating * (size > 3 ? 2 : 1) +
        (isTorn(units, from, dictionary) ? improbable : 0),
      term: base.term,
      ...(repetition.cuts.length > 0 && { cuts: repetition.cuts, role: 'phrase' as const }),
    })
  }
  return steps
}

/** 一|天一天 and 来了来|了 only look like something repeated. */
function isByChance(
  base: string,
  before: string | undefined,
  text: string,
  after: string | undefined,
): boolean {
  return (before === '一' && isMeasureWord(base)) || (text.charAt(1) === '了' && after === '了')
}

/**
 * A name is less likely where it tears a word apart (赵雪明|天), begins with what counts things (一|张明天), or is an
 * everyday word but for the surname.
 */
function costOfChance(units: readonly Unit[], from: number, to: number, dictionary: TermLookup): number {
  const isCounted =
    isMeasureWord(textOf(units, from, from + 1)) && takesMeasureWord(textOf(units, from - 1, from))
  const given = dictionary.lookUp(textOf(units, from + 1, to))
  const isEveryday = to - from > 2 && (given?.rank ?? Infinity) <= everyday
  return (
    [isTorn(units, from, dictionary), isTorn(units, to, dictionary), isCounted, isEveryday].filter(Boolean)
      .length * improbable
  )
}

/** Whether the characters on either side of a place are a word together. */
function isTorn(units: readonly Unit[], at: number, dictionary: TermLookup): boolean {
  return dictionary.lookUp(textOf(units, at - 1, at + 1)) !== undefined
}
