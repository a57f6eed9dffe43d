/** The plant of a word: how far it was recalled, and nothing that was only seen. From the ground up. */
export const plantStages = ['seed', 'sprout', 'leaf', 'bud', 'bloom'] as const
export type PlantStage = (typeof plantStages)[number]

/** What of a word's memory its plant is drawn from. */
export interface Memory {
  /** On how many different days of the learner it was recalled. */
  recalledDays: number
  /** FSRS stability in days; 0 or more. */
  stability: number
}

const leafFrom = 4
const budFrom = 14
const bloomFrom = 30
const bloomDays = 3

/**
 * The stage that a memory deserves (decisions.md, "Met, planted, known"): a seed was never recalled, a sprout was; a leaf
 * will last for four days, a bud for 14, and a bloom for 30 and was recalled on three.
 */
export function stageOfMemory({ recalledDays, stability }: Memory): PlantStage {
  if (recalledDays === 0) return 'seed'
  if (stability < leafFrom) return 'sprout'
  if (stability < budFrom) return 'leaf'
  return stability >= bloomFrom && recalledDays >= bloomDays ? 'bloom' : 'bud'
}

/** The further grown of two stages. */
export const laterStage = (a: PlantStage, b: PlantStage): PlantStage => (placeOf(a) > placeOf(b) ? a : b)

/** A plant whose word was forgotten falls towards what its memory deserves, by one stage at most, and never grows. */
export function fallenStage(stage: PlantStage, deserved: PlantStage): PlantStage {
  if (placeOf(deserved) >= placeOf(stage)) return stage
  return plantStages[placeOf(stage) - 1] ?? 'seed'
}

/** Place among the stages, from 0. */
export const placeOf = (stage: PlantStage): number => plantStages.indexOf(stage)

/**
 * How many words stand at each stage, from seed to bloom.
 * @param plants of the words that were recalled or forgotten; any other word is a seed
 */
export function countStages(
  words: Iterable<string>,
  plants: ReadonlyMap<string, { stage: PlantStage }>,
): number[] {
  const counts = plantStages.map(() => 0)
  for (const word of words) {
    const place = placeOf(plants.get(word)?.stage ?? 'seed')
    counts[place] = (counts[place] ?? 0) + 1
  }
  return counts
}

/**
 * The plant of several words together: the stage that at least half of them have reached.
 * @param plants of the words that were recalled or forgotten; any other word is a seed
 */
export function stageOfWords(
  words: readonly string[],
  plants: ReadonlyMap<string, { stage: PlantStage }>,
): PlantStage {
  const places = words.map((word) => placeOf(plants.get(word)?.stage ?? 'seed')).toSorted((a, b) => b - a)
  return plantStages[places[Math.ceil(places.length / 2) - 1] ?? 0] ?? 'seed'
}
