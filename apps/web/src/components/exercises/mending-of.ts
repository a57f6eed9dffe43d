import { diffSentences, type DiffPart } from '@lingarden/text/sentence-diff'
import { gatherChanges } from '@/components/corrections/gather-changes'

/** Of an answer that is nearly right at least so much stays. */
const leastKept = 0.5

/**
 * How a written answer becomes the right one. A capital at the beginning and a full stop at the end are left out of it, as
 * nobody is asked for them.
 * @returns undefined where too little of it would stay to be worth mending, or nothing is amiss
 */
export function mendingOf(given: string, solution: string): DiffPart[] | undefined {
  const said = asWritten(given.trim(), solution)
  const parts = diffSentences(said, solution)
  const lengthOf = (...kinds: DiffPart['kind'][]) =>
    parts.reduce((sum, { kind, text }) => sum + (kinds.includes(kind) ? text.trim().length : 0), 0)
  const isNear = lengthOf('same') >= leastKept * lengthOf('same', 'added')
  return isNear && said !== solution ? gatherChanges(parts) : undefined
}

/** With the capital and the marks at the end of a model. */
function asWritten(given: string, model: string): string {
  const [first = '', ...rest] = given
  const begin = first.toLowerCase() === model[0]?.toLowerCase() ? model[0] : first
  const marks = /[.!?。！？]+$/u
  return `${begin}${rest.join('')}`.replace(marks, '') + (marks.exec(model)?.[0] ?? '')
}
