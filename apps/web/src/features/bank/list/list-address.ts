import {
  addedFilters,
  dueFilters,
  strengthFilters,
  type WordFilter,
} from '@lingarden/domain/bank/filter-words'
import { sortDirections, type SortKey, type WordSort } from '@lingarden/domain/bank/sort-words'
import { wordSources } from '@lingarden/domain/word-bank'

export const standings = ['planted', 'met'] as const
export type Standing = (typeof standings)[number]

/** As plants in their beds, or as rows. */
export const shownAs = ['garden', 'list'] as const
export type ShownAs = (typeof shownAs)[number]

/** What of the bank is shown, as the address says it. */
export interface ListView {
  /** Words that were planted, or those only met. */
  standing: Standing
  query: string
  filter: WordFilter
  /** Undefined where nobody chose: by fit for a search, else what was touched last first. */
  sort: WordSort | undefined
}

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text)

/** Reads a view from an address; what is not understood is not asked for. */
export function readListView(params: URLSearchParams): ListView {
  return {
    standing: oneOf(standings, params.get('show')) ?? 'planted',
    query: params.get('q') ?? '',
    filter: {
      strength: oneOf(strengthFilters, params.get('strength')),
      tag: params.get('tag') ?? undefined,
      due: oneOf(dueFilters, params.get('due')),
      added: oneOf(addedFilters, params.get('added')),
      source: oneOf(wordSources, params.get('source')),
    },
    sort: readSort(params.get('sort')),
  }
}

/** A sort in an address: its name, with a minus before it for the direction that one does not want first. */
function readSort(text: string | null): WordSort | undefined {
  const key = oneOf(Object.keys(sortDirections) as SortKey[], text?.replace(/^-/u, '') ?? null)
  if (!key) return undefined
  const first = sortDirections[key]
  return { key, direction: text?.startsWith('-') ? turn(first) : first }
}

/** The same, for the address. */
export function writeSort({ key, direction }: WordSort): string {
  return direction === sortDirections[key] ? key : `-${key}`
}

/** The order after a press on a heading: as one wants it first, then turned. */
export function pressSort(sort: WordSort | undefined, key: SortKey): WordSort {
  return sort?.key === key
    ? { key, direction: turn(sort.direction) }
    : { key, direction: sortDirections[key] }
}

const turn = (direction: WordSort['direction']) => (direction === 'asc' ? 'desc' : 'asc')

/** How many filters are set, the search aside. */
export function countFilters(filter: WordFilter): number {
  return Object.values(filter).filter((value) => value !== undefined).length
}
