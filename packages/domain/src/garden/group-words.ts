import { dueFilters, isDueIn, type DueTimes, type StagesByTerm } from '../bank/filter-words.ts'
import { plantStages, type PlantStage } from '../plants/plant-stage.ts'
import type { ReviewClock } from '../review/due-cards.ts'

/** What the beds of the bank's garden are laid by. */
export const groupings = ['topic', 'stage', 'due'] as const
export type Grouping = (typeof groupings)[number]

/** Words that stand together, in the order in which they came in. */
export interface WordGroup<Id extends string> {
  id: Id
  words: string[]
}

/** Words by the stage of their plant, from bloom to seed; a stage without words is left out. */
export function groupByStage(words: readonly string[], plants: StagesByTerm): WordGroup<PlantStage>[] {
  const groups = Map.groupBy(words, (word) => plants.get(word)?.stage ?? 'seed')
  return plantStages.toReversed().flatMap((id) => {
    const found = groups.get(id)
    return found ? [{ id, words: found }] : []
  })
}

/** Words by when they come up for review, what is due now first; a time without words is left out. */
export function groupByDue(
  words: readonly string[],
  due: DueTimes,
  clock: ReviewClock,
): WordGroup<(typeof dueFilters)[number]>[] {
  return dueFilters
    .map((id) => ({ id, words: words.filter((word) => isDueIn(due.get(word), id, clock)) }))
    .filter((group) => group.words.length > 0)
}
