import { readLocal, removeLocal, writeLocal } from './local-store'

const key = 'tour-place'

/** Where the tour stands: which of its steps, from 0, and the page that the step is on. */
interface TourPlace {
  step: number
  path: string
}

/** Keeps where the tour stands, so that a reload does not end it; the sign-out does. */
export const keepTourPlace = (place: TourPlace): void => writeLocal(key, place)

/** The tour is over. */
export const forgetTourPlace = (): void => removeLocal(key)

/**
 * The step of a tour that was under way on a page; undefined where there was none, and for whoever has opened another page
 * since, as they have left it.
 */
export function readTourStep(path: string): number | undefined {
  const kept = readLocal<Partial<TourPlace>>(key)
  return kept?.path === path ? kept.step : undefined
}
