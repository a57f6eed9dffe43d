import { wordToken, type TermLookup, type TextToken } from '../../kit/tokens/text-token.ts'
import { readRepetition } from './reduplication.ts'
import { isSeparable } from './separable-words.ts'
import { findPathWithin, type WordStep } from './steps.ts'
import type { Unit } from './unit.ts'

/** Rarer words inside a longer one are there by chance, as 明治 in 三明治. */
const rarestPart = 20_000

/**
 * The words inside a word, or undefined where it is best learnt whole. Those of a phrase are told by its shape; a
 * separable verb has two; a longer term has parts if all are everyday words and one of them is no single character, or
 * if it is of the kind 看不懂.
 */
export function findPartsOf(
  { from, to, text, term, cuts, role }: WordStep,
  units: readonly Unit[],
  dictionary: TermLookup,
): TextToken[] | undefined {
  const isRepeated = term !== undefined && term !== text && !cuts
  if (to - from < 2 || role === 'name' || isRepeated) return undefined
  const part = (begin: number, end: number): TextToken => {
    const found = units
      .slice(from + begin, from + end)
      .map((unit) => unit.text)
      .join('')
    return wordToken(found, units[from + begin]?.start ?? 0, dictionary.lookUp(found)?.term)
  }
  const places =
    cuts ?? readRepetition(Array.from(text), (base) => dictionary.lookUp(base) !== undefined)?.cuts
  if (places && places.length > 1) return places.map((place, i) => part(place, places[i + 1] ?? to - from))
  if (isSeparable(text)) return [part(0, 1), part(1, to - from)]
  if (role === 'number') return Array.from({ length: to - from }, (_, place) => part(place, place + 1))
  if (to - from < 3) return undefined
  const path = findPathWithin(units, from, to, dictionary)
  const isPotential = to - from === 3 && '不得一'.includes(text.charAt(1))
  const areWords =
    (isPotential || path.some((step) => step.to - step.from > 1)) &&
    path.every((step) => (dictionary.lookUp(step.text)?.rank ?? Infinity) <= rarestPart)
  return areWords ? path.map((step) => part(step.from, step.to)) : undefined
}
