import type { TermLookup, WordRole } from '../../kit/tokens/text-token.ts'
import { isRightHere } from './adjustments.ts'
import { findBestPath, type Step } from './best-path.ts'
import { listPotentials } from './potentials.ts'
import { listNumerals, listShapes } from './shapes.ts'
import type { Unit } from './unit.ts'
import { costOfCorrected, costOfNumber, costOfTerm, costOfUnknown } from './word-costs.ts'

/** A word that the path may take. */
export interface WordStep extends Step {
  term?: string
  role?: WordRole
  /** Places in units, from its start, where its parts begin, where the shape of the word tells them. */
  cuts?: number[]
  /** Whether its parts are to be words of their own, as a learner has put it right. */
  isSplit?: boolean
}

/** Lists the words that may begin at a unit of a run. */
export function listSteps(units: readonly Unit[], from: number, dictionary: TermLookup): WordStep[] {
  const terms = listTerms(units, from, dictionary)
  const steps = [
    ...listCorrected(units, from, dictionary),
    ...terms,
    ...listNumerals(units, from),
    ...listShapes(units, from, dictionary),
    ...listPotentials(units, from, dictionary),
  ]
  const first = units[from]
  if (first && !terms.some(({ to }) => to === from + 1))
    steps.push({
      from,
      to: from + 1,
      text: first.text,
      cost: first.kind === 'han' ? costOfUnknown : costOfNumber,
    })
  return steps
}

function listTerms(units: readonly Unit[], from: number, dictionary: TermLookup): WordStep[] {
  const steps: WordStep[] = []
  const last = Math.min(units.length, from + dictionary.longestTerm)
  let text = ''
  for (let to = from + 1; to <= last; to++) {
    text += units[to - 1]?.text ?? ''
    const known = dictionary.lookUp(text)
    if (!known || !isRightHere(text, units[from - 1]?.text, units[to]?.text, units[to + 1]?.text)) continue
    const own = costOfTerm(known)
    const cost = to - from > 2 ? Math.min(own, costWithin(units, from, to, dictionary) - 0.1) : own
    steps.push({ from, to, text, cost, term: known.term })
  }
  return steps
}

/** A longer term is preferred to the words within it, however rare it is; overlaps are settled by frequency. */
function costWithin(units: readonly Unit[], from: number, to: number, dictionary: TermLookup): number {
  return findPathWithin(units, from, to, dictionary).reduce((sum, { cost }) => sum + cost, 0)
}

/** The cheapest words of a span that are shorter than the span. */
export function findPathWithin(
  units: readonly Unit[],
  from: number,
  to: number,
  dictionary: TermLookup,
): WordStep[] {
  return findBestPath(
    to - from,
    (place) => {
      const steps: WordStep[] = []
      let text = ''
      for (let end = place + 1; end <= to - from; end++) {
        text += units[from + end - 1]?.text ?? ''
        if (place === 0 && end === to - from) break
        const known = dictionary.lookUp(text)
        if (known) steps.push({ from: place, to: end, text, cost: costOfTerm(known), term: known.term })
        else if (end === place + 1) steps.push({ from: place, to: end, text, cost: costOfUnknown })
      }
      return steps
    },
    () => 0,
  )
}

/** Longest text that a learner puts right, in units. */
const longestCorrected = 12

function listCorrected(units: readonly Unit[], from: number, { corrections }: TermLookup): WordStep[] {
  if (!corrections || corrections.splits.size === 0) return []
  const steps: WordStep[] = []
  let text = ''
  for (let to = from + 1; to <= Math.min(units.length, from + longestCorrected); to++) {
    text += units[to - 1]?.text ?? ''
    const words = corrections.splits.get(text)
    if (!words || words.join('') !== text) continue
    const ends = new Set(words.map((_, i) => words.slice(0, i).join('').length))
    const cuts: number[] = []
    let length = 0
    for (let at = from; at < to; at++) {
      if (ends.has(length)) cuts.push(at - from)
      length += units[at]?.text.length ?? 0
    }
    steps.push({ from, to, text, cost: costOfCorrected, cuts, isSplit: words.length > 1 })
  }
  return steps
}
