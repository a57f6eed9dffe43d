import type { Column } from '@lingarden/domain/bank-transfer/columns'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import type { OpenedTable } from '../transfer/protocol'

export type ColumnChoice = readonly (Column | undefined)[]

/**
 * What the columns of a table are for. Where the column taken for words has hardly any of the dictionary's and another one
 * has, the two change places: many decks ask in the other language.
 */
export async function guessColumns(
  { mapping, columns, samples }: OpenedTable,
  dictionary: Pick<Dictionary, 'lookUp'> | undefined,
): Promise<ColumnChoice> {
  const place = mapping.indexOf('word')
  if (!dictionary || place < 0 || columns.length < 2) return mapping
  const shares = await Promise.all(
    columns.map((_name, column) =>
      countKnown(samples.map((cells) => cells[column] ?? '').filter(Boolean), dictionary),
    ),
  )
  const best = shares.indexOf(Math.max(...shares))
  // Languages share words: hence a clear distance.
  const isOther = (shares[best] ?? 0) >= 1.5 * (shares[place] ?? 0) && (shares[best] ?? 0) >= 3
  return isOther ? exchange(mapping, place, best) : mapping
}

async function countKnown(texts: readonly string[], dictionary: Pick<Dictionary, 'lookUp'>): Promise<number> {
  // The last word of "el sol" is enough to know the language by.
  const terms = texts.map((text) => text.trim().split(/\s+/u).at(-1) ?? '')
  const found = await dictionary.lookUp(terms)
  // What stands aside is of other languages, or hardly ever used.
  return found.filter((entry) => entry !== undefined && !entry.aside).length
}

const exchange = (mapping: ColumnChoice, one: number, other: number): ColumnChoice =>
  mapping.map((column, place) => {
    if (place === one) return mapping[other]
    return place === other ? mapping[one] : column
  })
