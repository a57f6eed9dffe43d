import type { CreditLine } from '@lingarden/database/rows/credit-line'

/** Lines of one kind that followed each other on one day, as one. */
export interface CreditGroup extends CreditLine {
  /** How many lines it stands for. */
  times: number
}

const dayOf = ({ created_at }: CreditLine): string => new Date(created_at).toDateString()

/**
 * What was spent on one thing again and again, as one line: a talk read out is a clip a sentence, and twenty lines of one
 * token tell nobody anything. What was given stands by itself. The newest come first, and a group has the time of its newest.
 */
export function groupLines(lines: readonly CreditLine[]): CreditGroup[] {
  const groups: CreditGroup[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last && goesOn(last, line)) groups.splice(-1, 1, joined(last, line))
    else groups.push({ ...line, times: 1 })
  }
  return groups
}

const goesOn = (last: CreditGroup, line: CreditLine): boolean =>
  last.kind === line.kind && last.amount < 0 && line.amount < 0 && dayOf(last) === dayOf(line)

const joined = (last: CreditGroup, line: CreditLine): CreditGroup => ({
  ...last,
  amount: last.amount + line.amount,
  times: last.times + 1,
})
