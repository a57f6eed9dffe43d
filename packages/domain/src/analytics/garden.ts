import { plantStage, wordStrength, type PlantStage } from '../strength.ts'

/** The stages of a word, from the weakest. */
export const plantStages = ['seed', 'sprout', 'leaf', 'bud', 'bloom'] as const satisfies readonly PlantStage[]

/** How many words stand at each stage, from seed to bloom. */
export function countStages(words: readonly { seen: number; clicks: number }[]): number[] {
  const counts = plantStages.map(() => 0)
  for (const { seen, clicks } of words) {
    const place = plantStages.indexOf(plantStage(wordStrength(seen, clicks)))
    counts[place] = (counts[place] ?? 0) + 1
  }
  return counts
}
