import type { TermLookup } from '../../kit/tokens/text-token.ts'
import type { WordStep } from './steps.ts'
import { textOf, type Unit } from './unit.ts'
import { costOfTerm, everyday, improbable } from './word-costs.ts'

/** What may become of a verb after 得; 好, 快 and their like say how, not whether: 说 得 好. */
const complements =
  /^(?:[起到懂见完了上下来去出动住着开及清掉定惯透通过准倒]|起来|出来|下来|过来|进来|下去|进去|过去|出去)$/u

/** Begin a pair of the kind by chance: 想|得到, 大不了. */
const noVerbs = '想大得不没了的'

/** The term that says that it cannot be done, 买不起 for 买得起; undefined where the text is no such pair. */
export function negativeOf(text: string): string | undefined {
  const isPotential =
    text.charAt(1) === '得' && !noVerbs.includes(text.charAt(0)) && complements.test(text.slice(2))
  return isPotential ? `${text.charAt(0)}不${text.slice(2)}` : undefined
}

/** Lists the verbs of the kind 买得起 that begin at a unit: those whose negative, 买不起, the dictionary has. */
export function listPotentials(units: readonly Unit[], from: number, dictionary: TermLookup): WordStep[] {
  const first = units[from]?.text ?? ''
  if (units[from + 1]?.text !== '得') return []
  return [from + 3, from + 4].flatMap((to): WordStep[] => {
    const text = textOf(units, from, to)
    const negative = dictionary.lookUp(negativeOf(text) ?? '')
    if (!negative || dictionary.lookUp(text)) return []
    // 看|得|清楚
    const isTorn = (dictionary.lookUp(textOf(units, to - 1, to + 1))?.rank ?? Infinity) <= everyday
    const cost = costOfTerm(negative) + (isTorn ? improbable : 0)
    const term = dictionary.lookUp(first)?.term
    return [{ from, to, text, cost, cuts: [0, 1, 2], role: 'phrase', ...(term !== undefined && { term }) }]
  })
}
