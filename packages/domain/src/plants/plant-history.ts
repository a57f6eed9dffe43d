import { timeOfReview, type Review } from '../review/review.ts'
import { placeOf, type PlantStage } from './plant-stage.ts'
import { growPlant, type DayOf, type WordPlant } from './word-plant.ts'

/** What an answer did to a plant: it rose a stage, it was recalled and stayed, or it was not recalled. */
export interface HistoryStep {
  /** Milliseconds since the epoch. */
  at: number
  kind: 'rose' | 'recalled' | 'forgotten'
  /** What the plant was after it. */
  stage: PlantStage
}

/** How the plant of one word grew, answer by answer. */
export interface PlantHistory {
  steps: HistoryStep[]
  /** How often it was recalled, and how often it was asked or used. */
  recalled: number
  asked: number
}

/**
 * How a plant grew.
 * @param log the reviews of one word, in order; those carried over from another spelling count like its own
 */
export function plantHistory(log: readonly Review[], dayOf: DayOf): PlantHistory {
  const steps: HistoryStep[] = []
  let plant: WordPlant | undefined
  for (const review of log) {
    const before = plant?.stage ?? 'seed'
    plant = growPlant(plant, review, dayOf)
    const isRecalled = review.grade > 1
    const kind = placeOf(plant.stage) > placeOf(before) ? 'rose' : isRecalled ? 'recalled' : 'forgotten'
    steps.push({ at: timeOfReview(review), kind, stage: plant.stage })
  }
  return { steps, recalled: steps.filter(({ kind }) => kind !== 'forgotten').length, asked: steps.length }
}

/** The steps that a line has room for: those in which the plant rose, then the newest of the others; in their order. */
export function chooseSteps(steps: readonly HistoryStep[], most: number): HistoryStep[] {
  const byWorth = [
    ...steps.filter(({ kind }) => kind === 'rose'),
    ...steps.filter(({ kind }) => kind !== 'rose').toReversed(),
  ]
  const chosen = new Set(byWorth.slice(0, most))
  return steps.filter((step) => chosen.has(step))
}

/**
 * Where marks of some times stand on a line, so that none covers another: by their time as far as there is room.
 * @param times in order
 * @param gap least distance between two, as a share of the line; at most 1 / (times - 1) is kept
 * @returns from 0 to 1
 */
export function spreadMarks(times: readonly number[], gap: number): number[] {
  const [first = 0] = times
  const span = (times.at(-1) ?? first) - first
  const least = Math.min(gap, times.length > 1 ? 1 / (times.length - 1) : 1)
  const places = times.map((time) => (span === 0 ? 0 : (time - first) / span))
  for (let place = 1; place < places.length; place++)
    places[place] = Math.max(places[place] ?? 0, (places[place - 1] ?? 0) + least)
  let end = 1
  for (let place = places.length - 1; place >= 0; place--, end -= least)
    places[place] = Math.min(places[place] ?? 0, end)
  return places
}
