import { dropCost, priceOf, type DropCosts } from '../costs.ts'
import { differenceBetween, type Word } from '../differences.ts'
import type { Lattice } from './lattice.ts'

/** What it costs to take each given word for the word of each label; nothing where a label stands for no word. */
export type Prices = readonly (readonly number[])[]

/** Compares each given word once with each word of a lattice. */
export function priceWords(given: readonly Word[], drops: DropCosts, { labels }: Lattice): Prices {
  return labels.map((label) =>
    label.kind === 'word'
      ? given.map((word, place) => priceOf(differenceBetween(word, label.word), drops[place] ?? dropCost))
      : [],
  )
}
