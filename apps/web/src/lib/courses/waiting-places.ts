import type { LessonEntry } from '@/lib/outbox/entry'
import { listQueued } from '@/lib/outbox/outbox-store'
import type { LessonProgress } from './get-progress'

/** Milliseconds by which the clocks of a device and of the server may differ. */
const clockSlack = 5 * 60_000

/** Whether a place that was reached here is older than the server's, as another device has gone on. */
export const isBehind = (reachedAt: number, serverTime: string): boolean =>
  Date.parse(serverTime) > reachedAt + clockSlack

/** The place of an entry as the list of a course's lessons has it. */
export function placeOf({ lessonId, position, playedAt, reachedAt }: LessonEntry): LessonProgress {
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
  const queued = await listQueued(userId)
  return queued.reduce<LessonProgress[]>(
    (after, { entry }) => {
      if (entry.kind !== 'lesson' || entry.courseId !== courseId) return after
      const known = after.find(({ lesson_id }) => lesson_id === entry.lessonId)
      const isLate = known !== undefined && isBehind(entry.reachedAt, known.updated_at)
      return isLate ? after : withPlace(after, placeOf(entry))
    },
    [...rows],
  )
}
