import { readTab, removeTab, writeTab } from '@/lib/local-store'
import { queue } from '@/lib/sync/queue'
import { reachedPlaces, type ReachedPlace } from './reached-places'

const noted = 'reached-place'

/**
 * Notes a place in this tab before anything else is done with it. The browser's database takes its time, and a page that
 * is reloaded right after an answer would have lost it.
 * @returns takes the note off again, unless a later place stands there
 */
export function notePlace(reached: ReachedPlace): () => void {
  const note = JSON.stringify(reached)
  writeTab(noted, note)
  return () => {
    if (readTab(noted) === note) removeTab(noted)
  }
}

/** Lets a place that the page before had no time to keep wait for the server like any other. */
export async function keepNotedPlace(userId: string): Promise<void> {
  const note = readTab(noted)
  if (note === undefined) return
  const reached = JSON.parse(note) as ReachedPlace
  if (reached.userId === userId) await queue.put(reachedPlaces, reached)
  if (readTab(noted) === note) removeTab(noted)
}
