import type { ReviewClock } from '../review/due-cards.ts'
import { dayMs } from '../review/word-card.ts'
import { plantStages, type PlantStage } from '../plants/plant-stage.ts'
import { strengthBand } from '../strength.ts'
import type { BankWord, WordSource } from '../word-bank.ts'

/** Bands of strength, and how far the plant has grown: one counts meetings, the other what was recalled. */
export const strengthFilters = ['weak', 'medium', 'strong', ...plantStages] as const
/** Due today or before, in the coming seven days, later, or never reviewed. */
export const dueFilters = ['now', 'week', 'later', 'never'] as const
/** Added today, in the last 7 or 30 days with today, or before these. */
export const addedFilters = ['today', 'week', 'month', 'older'] as const

/** What is asked of a word; what is not named is not asked. */
export interface WordFilter {
  strength?: (typeof strengthFilters)[number] | undefined
  tag?: string | undefined
  due?: (typeof dueFilters)[number] | undefined
  added?: (typeof addedFilters)[number] | undefined
  source?: WordSource | undefined
}

/** When words come up for review, by term, in milliseconds since the epoch; those never reviewed are not in it. */
export type DueTimes = ReadonlyMap<string, number>

/** The plants of words by term; any other word is a seed. */
export type StagesByTerm = ReadonlyMap<string, { stage: PlantStage }>

/** The words that meet all that is asked; the list itself where nothing is. */
export function filterWords(
  words: readonly BankWord[],
  filter: WordFilter,
  { due, plants, clock }: { due: DueTimes; plants: StagesByTerm; clock: ReviewClock },
): readonly BankWord[] {
  const { strength, tag, source } = filter
  if (Object.values(filter).every((asked) => asked === undefined)) return words
  return words.filter(
    (word) =>
      (!strength || hasStrength(word, strength, plants)) &&
      (tag === undefined || word.tags.includes(tag)) &&
      (!source || word.source === source) &&
      (!filter.due || isDueIn(due.get(word.term), filter.due, clock)) &&
      (!filter.added || wasAdded(Date.parse(word.dateAdded), filter.added, clock)),
  )
}

function hasStrength(
  { strength, term }: BankWord,
  wanted: NonNullable<WordFilter['strength']>,
  plants: StagesByTerm,
): boolean {
  return strengthBand(strength) === wanted || (plants.get(term)?.stage ?? 'seed') === wanted
}

/** Whether a word that comes up at a time (undefined: never) is due then. */
export function isDueIn(
  at: number | undefined,
  wanted: NonNullable<WordFilter['due']>,
  { dayEnd }: ReviewClock,
): boolean {
  if (at === undefined) return wanted === 'never'
  const nextWeek = dayEnd + 7 * dayMs
  if (wanted === 'now') return at < dayEnd
  if (wanted === 'week') return at >= dayEnd && at < nextWeek
  return wanted === 'later' && at >= nextWeek
}

function wasAdded(at: number, wanted: NonNullable<WordFilter['added']>, { dayStart }: ReviewClock): boolean {
  const month = dayStart - 29 * dayMs
  if (wanted === 'today') return at >= dayStart
  if (wanted === 'week') return at >= dayStart - 6 * dayMs
  return wanted === 'month' ? at >= month : at < month
}
