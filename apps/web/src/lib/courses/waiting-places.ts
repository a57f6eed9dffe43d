import { mutationsOf, type Waiting } from '@lingarden/sync/mutation'
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

/**
 * What the server says of a course with the places that it may not have heard of, unless it knows later ones.
 * @param waiting what an answer may lack, in the order in which it was reached
 */
export function withPlaces(
  rows: readonly LessonProgress[],
  courseId: string,
  waiting: readonly Waiting[],
): LessonProgress[] {
  return mutationsOf(reachedPlaces, waiting).reduce<LessonProgress[]>(
    (after, place) => {
      if (place.courseId !== courseId) return after
      const known = after.find(({ lesson_id }) => lesson_id === place.lessonId)
      const isLate = known !== undefined && isBehind(place.reachedAt, known.updated_at)
      return isLate ? after : withPlace(after, placeOf(place))
    },
    [...rows],
  )
}
