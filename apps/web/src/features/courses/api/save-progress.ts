import type { LessonPosition } from '@lingarden/domain/courses/lesson-position'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { logError } from '@/lib/log'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import type { LessonProgress } from '@/lib/courses/get-progress'
import { progressKeys } from '@/lib/courses/progress-keys'

interface Place {
  lessonId: string
  /** Undefined once the lesson has been gone through: it begins anew then. */
  position: LessonPosition | undefined
}

/** Keeps where the learner is in a lesson, here at once and on the server; without a connection when there is one again. */
export function useSaveProgress(courseId: string) {
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  const queryKey = progressKeys.of(userId, courseId)
  return useMutation({
    mutationKey: queryKey,
    // One after the other, so that an earlier place never lands on a later one.
    scope: { id: queryKey.join(' ') },
    mutationFn: async ({ lessonId, position }: Place) => {
      const { error } = await getSupabase()
        .from('lesson_progress')
        .upsert({
          user_id: userId,
          course_id: courseId,
          lesson_id: lessonId,
          position: position ? { ...position } : {},
          ...(!position && { played_at: new Date().toISOString() }),
        })
      if (error) throw error
    },
    onMutate: async ({ lessonId, position }) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<LessonProgress[]>(queryKey, (rows = []) => [
        placed(rows.find((row) => row.lesson_id === lessonId)?.played_at ?? null),
        ...rows.filter((row) => row.lesson_id !== lessonId),
      ])

      function placed(playedBefore: string | null): LessonProgress {
        const now = new Date().toISOString()
        return {
          lesson_id: lessonId,
          position: position ?? {},
          played_at: playedBefore ?? (position ? null : now),
          updated_at: now,
        }
      }
    },
    onError: (cause) => logError('The place in the lesson could not be kept', cause),
  })
}
