import { dropCost, priceInSlot, type DropCosts } from '../costs.ts'

/** The least costs to the end from before each given word, and from behind the last one. */
export type Row = number[]

/** Higher than any real cost. */
export const unreachable = 1e9

/** Lowers the costs before a step to those behind it, where that takes nothing. */
export function takeNothing(row: Row, behind: Row): void {
  for (let i = 0; i < row.length; i++) lower(row, i, behind[i])
}

/** Lowers the costs before a word: a given one stands for it, at its price, or none does. */
export function takeWord(row: Row, behind: Row, prices: readonly number[]): void {
  for (let i = 0; i < row.length; i++) {
    lower(row, i, (behind[i] ?? unreachable) + dropCost)
    lower(row, i, (behind[i + 1] ?? unreachable) + (prices[i] ?? 0))
  }
}

/** Lowers the costs before an open slot: it takes one word for nothing and further ones for little. */
export function takeOpen(row: Row, behind: Row, drops: DropCosts): void {
  let taken = unreachable
  for (let i = row.length - 1; i >= 0; i--) {
    const after = behind[i] ?? unreachable
    lower(row, i, Math.min(taken, after + dropCost))
    const drop = drops[i - 1] ?? dropCost
    taken = Math.min(after + priceInSlot(true, drop), taken + priceInSlot(false, drop))
  }
}

/** Lowers the costs before each given word to those of leaving it out. */
export function dropGiven(row: Row, drops: DropCosts): void {
  for (let i = row.length - 2; i >= 0; i--)
    lower(row, i, (row[i + 1] ?? unreachable) + (drops[i] ?? dropCost))
}

function lower(row: Row, place: number, cost = unreachable): void {
  if (cost < (row[place] ?? 0)) row[place] = cost
}
