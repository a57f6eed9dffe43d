import { readTab, removeTab, writeTab } from '@/lib/local-store'
import { queue } from '@/lib/sync/queue'
import { notedPlaceKey } from './noted-place-key'
import { reachedPlaces, type ReachedPlace } from './reached-places'

/**
 * Notes a place in this tab before anything else is done with it. The browser's database takes its time, and a page that
 * is reloaded right after an answer would have lost it.
 * @returns takes the note off again, unless a later place stands there
 */
export function notePlace(reached: ReachedPlace): () => void {
  const note = JSON.stringify(reached)
  writeTab(notedPlaceKey, note)
  return () => {
    if (readTab(notedPlaceKey) === note) removeTab(notedPlaceKey)
  }
}

/**
 * Lets a place that the page before had no time to keep wait for the server like any other. What is no place, cut off or
 * written by another version, is taken off: a course would not open again in this tab.
 */
export async function keepNotedPlace(userId: string): Promise<void> {
  const note = readTab(notedPlaceKey)
  if (note === undefined) return
  const reached = placeIn(note)
  if (reached?.userId === userId) await queue.put(reachedPlaces, reached)
  if (readTab(notedPlaceKey) === note) removeTab(notedPlaceKey)
}

function placeIn(note: string): ReachedPlace | undefined {
  try {
    const value: unknown = JSON.parse(note)
    return isPlace(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isPlace = (value: unknown): value is ReachedPlace =>
  isRecord(value) &&
  value['kind'] === reachedPlaces.kind &&
  ['userId', 'courseId', 'lessonId'].every((name) => typeof value[name] === 'string') &&
  (value['position'] === null || isRecord(value['position'])) &&
  (value['playedAt'] === null || typeof value['playedAt'] === 'string') &&
  typeof value['reachedAt'] === 'number'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
