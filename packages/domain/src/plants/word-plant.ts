import { cardKindOf, orderReviews, timeOfReview, type Review, type ReviewKind } from '../review/review.ts'
import { gradeCard, type WordCard } from '../review/word-card.ts'
import { fallenStage, laterStage, stageOfMemory, type PlantStage } from './plant-stage.ts'

/** What the reviews of a word have made of it. */
export interface WordPlant {
  word: string
  stage: PlantStage
  /** On how many different days of the learner it was recalled. */
  recalledDays: number
  /** The last of them, as the calendar names it; undefined before the first. */
  lastRecalledOn: string | undefined
  /** The kinds of review whose last answer was that it was forgotten. */
  forgotten: readonly ReviewKind[]
  /** What FSRS makes of each kind; own uses are a memory of their own, which is never asked for. */
  memories: Readonly<Partial<Record<ReviewKind, WordCard>>>
}

/** Names the learner's local day of a moment (milliseconds since the epoch). */
export type DayOf = (time: number) => string

/**
 * A plant after one more review of its word. What was recalled lets it grow to what its strongest memory deserves;
 * "again" never does, and where it says that a learnt word was forgotten, the plant falls, by one stage at most. Minutes of
 * relearning after it are the same forgetting.
 */
export function growPlant(before: WordPlant | undefined, review: Review, dayOf: DayOf): WordPlant {
  const { word, kind, grade } = review
  const time = timeOfReview(review)
  const known = before?.memories[kind]
  const memory = gradeCard(known ?? { word, kind: cardKindOf(kind) }, grade, time)
  const memories = { ...before?.memories, [kind]: memory }
  const others = before?.forgotten.filter((one) => one !== kind) ?? []
  const { stage = 'seed', recalledDays = 0, lastRecalledOn } = before ?? {}
  if (grade === 1) {
    const isLapse = memory.lapses > (known?.lapses ?? 0)
    const deserved = stageOfMemory({ recalledDays, stability: memory.stability })
    const fallen = isLapse ? fallenStage(stage, deserved) : stage
    return { word, stage: fallen, recalledDays, lastRecalledOn, forgotten: [...others, kind], memories }
  }
  const day = dayOf(time)
  const days = recalledDays + (day === lastRecalledOn ? 0 : 1)
  const stability = Math.max(...Object.values(memories).map((one) => one.stability))
  const grown = laterStage(stage, stageOfMemory({ recalledDays: days, stability }))
  return { word, stage: grown, recalledDays: days, lastRecalledOn: day, forgotten: others, memories }
}

/** The plants that a log makes, whatever order its parts were merged in, by word. */
export function growPlants(log: Iterable<Review>, dayOf: DayOf): Map<string, WordPlant> {
  const plants = new Map<string, WordPlant>()
  for (const review of orderReviews(log))
    plants.set(review.word, growPlant(plants.get(review.word), review, dayOf))
  return plants
}
