import type { Bed } from './beds.ts'

/** How close plants stand; the widths are CSS pixels. */
export interface Spacing {
  /** Of a plant's field. */
  plant: number
  /** From one plant to the next. */
  cell: number
  columns: number
}

interface Density {
  plant: number
  cell: number
  rows: number
}

/** A garden with more words than this draws tufts in place of plants. */
export const mostPlants = 600
/** Further beds are folded away. */
export const mostBeds = 12
const mostColumns = 13
const leastColumns = 4

/** A bed draws so many of its words: eight rows on a wide screen. On a phone it is a picture of them, in rows of eight. */
const widePlants = 104
const phonePlants = 24
export const phoneSpacing: Spacing = { plant: 48, cell: 41, columns: 8 }

/** How many of its words a bed draws at most. */
export const mostIn = (isPhone: boolean): number => (isPhone ? phonePlants : widePlants)

/** How many plants the beds draw. */
export const plantsOf = (beds: readonly Bed[], isPhone: boolean): number =>
  beds.reduce((sum, { words }) => sum + Math.min(words.length, mostIn(isPhone)), 0)

/**
 * How many plants of each bed are there while a garden is drawn in parts, bed after bed.
 * @param beds in the order in which they are drawn
 * @param drawn how many plants are there in all
 */
export function drawnOf(beds: readonly Bed[], drawn: number, isPhone: boolean): Map<Bed, number> {
  let left = drawn
  return new Map(
    beds.map((bed) => {
      const here = Math.min(left, plantsOf([bed], isPhone))
      left -= here
      return [bed, here]
    }),
  )
}

function densityOf(words: number): Density {
  if (words <= 40) return { plant: 56, cell: 62, rows: 2 }
  if (words <= 200) return { plant: 54, cell: 42, rows: 4 }
  return words <= mostPlants ? { plant: 36, cell: 36, rows: 4 } : { plant: 52, cell: 46, rows: 4 }
}

/**
 * How the plants of a bed stand on a wide screen.
 * @param drawn plants or tufts in the bed
 * @param gardenWords words of the whole garden; the more, the closer they stand
 */
export function spaceBed(drawn: number, gardenWords: number): Spacing {
  const { plant, cell, rows } = densityOf(gardenWords)
  const columns = Math.min(mostColumns, Math.max(leastColumns, Math.ceil(drawn / rows)))
  return { plant, cell, columns }
}

/** The beds that are drawn, and those that are folded away: of many, the ones that were planted in last stay. */
export function foldBeds(beds: readonly Bed[]): { shown: Bed[]; folded: Bed[] } {
  const kept = new Set(
    beds.toSorted((a, b) => (a.newest < b.newest ? 1 : Number(a.newest > b.newest) * -1)).slice(0, mostBeds),
  )
  return { shown: beds.filter((bed) => kept.has(bed)), folded: beds.filter((bed) => !kept.has(bed)) }
}

/**
 * The words of a bed that are drawn, in the order of planting: the thirsty ones, then those planted last. Where more
 * remain, one place is left for their number.
 * @param words in the order of planting
 * @param most how many places the bed has
 */
export function chooseWords(
  words: readonly string[],
  isThirsty: (word: string) => boolean,
  most: number,
): { words: string[]; others: number } {
  if (words.length <= most) return { words: [...words], others: 0 }
  const newestFirst = words.toReversed()
  const chosen = new Set(
    [...newestFirst.filter(isThirsty), ...newestFirst.filter((word) => !isThirsty(word))].slice(0, most - 1),
  )
  return { words: words.filter((word) => chosen.has(word)), others: words.length - chosen.size }
}
