import { queryOptions, useQuery } from '@tanstack/react-query'
import { askThenCached } from '@/lib/learner-cache/cached-query'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { readWithWaiting } from '@/lib/sync/read-with-waiting'
import { useOnline } from '@/lib/use-online'
import { keepNotedPlace } from './noted-place'
import { progressKeys } from './progress-keys'
import { withPlaces } from './waiting-places'

/** A lesson that the learner has begun. */
export interface LessonProgress {
  lesson_id: string
  /** Where to resume; empty once played. */
  position: unknown
  /** When it was first gone through to its end. */
  played_at: string | null
  updated_at: string
}

async function getProgress(userId: string, courseId: string, signal: AbortSignal): Promise<LessonProgress[]> {
  const { data, error } = await getSupabase()
    .from('lesson_progress')
    .select('lesson_id, position, played_at, updated_at')
    .eq('user_id', userId)
    .eq('course_id', courseId)
    .order('updated_at', { ascending: false })
    .abortSignal(signal)
  if (error) throw error
  return data
}

/** A place of long ago would mislead, so the server's come first; without it those that this browser kept. */
export function progressQuery(userId: string, courseId: string) {
  const queryKey = progressKeys.of(userId, courseId)
  // A place that this page sends while the answer is on its way is no longer among those that wait, and not in the answer.
  const complete = async (read: () => Promise<LessonProgress[]>) => {
    await keepNotedPlace(userId)
    const { answer, waiting } = await readWithWaiting(userId, read)
    return withPlaces(answer, courseId, waiting)
  }
  return queryOptions({
    queryKey,
    queryFn: ({ signal, client }) =>
      askThenCached(
        client,
        queryKey,
        { segment: 'profile', key: `progress/${userId}:${courseId}`, field: 'lessons' },
        () => complete(() => getProgress(userId, courseId, signal)),
        (rows) => complete(async () => rows),
      ),
    // Without a connection it runs all the same, to open what was kept; asking the server again waits then.
    networkMode: 'offlineFirst',
  })
}

const none: LessonProgress[] = []

/** The lessons of a course that the learner has begun, the one touched last first; none where nobody can tell. */
export function useProgress(courseId: string) {
  const { data, isPaused, isError, refetch } = useQuery(progressQuery(useUser().id, courseId))
  const isOnline = useOnline()
  // Where the page was opened without a connection, the query fails, for it only hears of a loss.
  const isOutOfReach = isPaused || (isError && !isOnline)
  const found = data ?? (isOutOfReach ? none : undefined)
  return { data: found, isError: isError && found === undefined, refetch }
}
