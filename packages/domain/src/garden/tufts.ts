import { countStages, plantStages, type PlantStage } from '../plants/plant-stage.ts'
import type { Bed } from './beds.ts'

/** A large garden has one bed for a whole course, and one for each other way in which words came. */
export interface LargeBed {
  kind: 'course' | 'talks' | 'imported' | 'added'
  /** From seed to bloom. */
  stages: number[]
  words: number
  /** How many of its words are due now. */
  thirsty: number
}

/** So many tufts stand in a bed at most. */
const mostTufts = 36
const sizes = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000] as const

/**
 * A garden of many words: its beds joined, each stage as tufts.
 * @returns the beds, and how many words a tuft stands for: the least with which no bed has more than 36
 */
export function joinBeds(
  beds: readonly Bed[],
  plants: ReadonlyMap<string, { stage: PlantStage }>,
  thirsty: ReadonlySet<string>,
): { beds: LargeBed[]; tuft: number } {
  const joined = new Map<LargeBed['kind'], string[]>()
  for (const { origin, words } of beds) {
    const kind = origin.kind === 'unit' ? 'course' : origin.kind === 'tag' ? 'imported' : origin.kind
    joined.set(kind, [...(joined.get(kind) ?? []), ...words])
  }
  const large = [...joined].map(([kind, words]) => ({
    kind,
    stages: countStages(words, plants),
    words: words.length,
    thirsty: words.filter((word) => thirsty.has(word)).length,
  }))
  const fits = (size: number) => large.every(({ stages }) => countTufts(stages, size) <= mostTufts)
  return {
    beds: large,
    tuft: sizes.find(fits) ?? Math.ceil(Math.max(...large.map(({ words }) => words)) / 30),
  }
}

export interface Tuft {
  /** Unique within its bed. */
  id: string
  stage: PlantStage
}

/** Tufts from bloom at the back to seed at the front; a stage that has a word has a tuft. */
export const tuftsOf = (stages: readonly number[], tuft: number): Tuft[] =>
  plantStages
    .flatMap((stage, place) =>
      Array.from({ length: Math.ceil((stages[place] ?? 0) / tuft) }, (_, number) => ({
        id: `${stage}-${number}`,
        stage,
      })),
    )
    .toReversed()

const countTufts = (stages: readonly number[], tuft: number): number =>
  stages.reduce((sum, words) => sum + Math.ceil(words / tuft), 0)
