import { mutationsOf } from '@lingarden/sync/mutation'
import { queue } from '@/lib/sync/queue'
import type { LessonProgress } from './get-progress'
import { reachedPlaces, type ReachedPlace } from './reached-places'

/** Milliseconds by which the clocks of a device and of the server may differ. */
const clockSlack = 5 * 60_000

/** Whether a place that was reached here is older than the server's, as another device has gone on. */
export const isBehind = (reachedAt: number, serverTime: string): boolean =>
  Date.parse(serverTime) > reachedAt + clockSlack

/** A place as the list of a course's lessons has it. */
export function placeOf({ lessonId, position, playedAt, reachedAt }: ReachedPlace): LessonProgress {
  const updated_at = new Date(reachedAt).toISOString()
  return { lesson_id: lessonId, position: position ?? {}, played_at: playedAt, updated_at }
}

/** A list with one lesson at another place, and before the others, as it was touched last. */
export const withPlace = (rows: readonly LessonProgress[], place: LessonProgress): LessonProgress[] => [
  place,
  ...rows.filter(({ lesson_id }) => lesson_id !== place.lesson_id),
]

/** What the server says of a course with the places that it has not heard of yet, unless it knows later ones. */
export async function withWaitingPlaces(
  userId: string,
  courseId: string,
  rows: readonly LessonProgress[],
): Promise<LessonProgress[]> {
  const reached = mutationsOf(reachedPlaces, await queue.list(userId))
  return reached.reduce<LessonProgress[]>(
    (after, place) => {
      if (place.courseId !== courseId) return after
      const known = after.find(({ lesson_id }) => lesson_id === place.lessonId)
      const isLate = known !== undefined && isBehind(place.reachedAt, known.updated_at)
      return isLate ? after : withPlace(after, placeOf(place))
    },
    [...rows],
  )
}
