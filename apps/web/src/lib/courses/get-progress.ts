import { queryOptions, useQuery } from '@tanstack/react-query'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { progressKeys } from './progress-keys'

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

export const progressQuery = (userId: string, courseId: string) =>
  queryOptions({
    queryKey: progressKeys.of(userId, courseId),
    queryFn: ({ signal }) => getProgress(userId, courseId, signal),
  })

/** The lessons of a course that the learner has begun, the one touched last first. */
export const useProgress = (courseId: string) => useQuery(progressQuery(useUser().id, courseId))
