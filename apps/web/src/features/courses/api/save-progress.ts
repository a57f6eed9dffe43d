import type { LessonPosition } from '@lingarden/domain/courses/lesson-position'
import { useQueryClient } from '@tanstack/react-query'
import type { LessonProgress } from '@/lib/courses/get-progress'
import { progressKeys } from '@/lib/courses/progress-keys'
import { notePlace } from '@/lib/courses/noted-place'
import { placeOf, withPlace } from '@/lib/courses/waiting-places'
import { reachedPlaces, type ReachedPlace } from '@/lib/courses/reached-places'
import { useUser } from '@/lib/session/session-provider'
import { keepForOutcome } from '@/lib/sync/deliver'

/**
 * Keeps where the learner is in a lesson: in this browser until the server has it, and there.
 * @returns takes the place, or undefined once the lesson has been gone through; it begins anew then
 */
export function useSaveProgress(courseId: string) {
  const { id: userId } = useUser()
  const client = useQueryClient()
  const queryKey = progressKeys.of(userId, courseId)
  return async (lessonId: string, position: LessonPosition | undefined): Promise<void> => {
    const rows = client.getQueryData<LessonProgress[]>(queryKey)
    const playedBefore = rows?.find((row) => row.lesson_id === lessonId)?.played_at ?? null
    const reached: ReachedPlace = {
      kind: 'lesson',
      userId,
      courseId,
      lessonId,
      position: position ?? null,
      playedAt: playedBefore ?? (position ? null : new Date().toISOString()),
      reachedAt: Date.now(),
    }
    const takeOff = notePlace(reached)
    const send = await keepForOutcome(reachedPlaces, reached)
    takeOff()
    // What is being read does not know of it.
    const wasReading = client.isFetching({ queryKey }) > 0
    await client.cancelQueries({ queryKey })
    client.setQueryData<LessonProgress[]>(queryKey, (before = []) => withPlace(before, placeOf(reached)))
    await send()
    if (wasReading || !rows) void client.invalidateQueries({ queryKey })
  }
}
