import { plantStages, type PlantStage } from '../plants/plant-stage.ts'

const minutesEach = 60
const mostPlants = 12

/** The minutes that friends aim at together in a week: an hour for each of them. */
export function weekGoal(gardeners: number): number {
  return minutesEach * Math.max(1, gardeners)
}

/**
 * The bed that grows with the minutes of all: plant after plant, each through its five stages.
 * @param minutes practised by all together this week, 0 or more
 * @returns three plants for one alone, one more for each other gardener, 12 at most
 */
export function growWeekGarden(gardeners: number, minutes: number): PlantStage[] {
  const plants = Math.min(mostPlants, 2 + Math.max(1, gardeners))
  const grown = plants * Math.min(1, minutes / weekGoal(gardeners))
  return Array.from({ length: plants }, (_, place) => {
    const share = Math.min(1, Math.max(0, grown - place))
    return plantStages[Math.floor(share * (plantStages.length - 1))] ?? 'seed'
  })
}
