import { getSupabase } from '@/lib/supabase'
import { carryOut } from '@/lib/sync/once'
import type { ReachedPlace } from './reached-places'
import { isBehind } from './waiting-places'

/** Milliseconds after which a place may be older than one that another device reached meanwhile. */
const lateAfter = 10_000

const table = () => getSupabase().from('lesson_progress')

/**
 * Brings the place in a lesson to the server. One that waited for a connection does not land on a later one of another
 * device; that the lesson was played is told in any case, and the server keeps the first time.
 * @throws the data API's error
 */
export async function sendPlace(reached: ReachedPlace, key: string): Promise<void> {
  const { userId, courseId, lessonId, position, playedAt } = reached
  const place = { user_id: userId, course_id: courseId, lesson_id: lessonId }
  const isLate = Date.now() - reached.reachedAt > lateAfter && (await hasMovedOn(reached))
  if (isLate && playedAt === null) return
  const request = table().upsert({
    ...place,
    ...(!isLate && { position: position ? { ...position } : {} }),
    ...(playedAt !== null && { played_at: playedAt }),
  })
  await carryOut(key, request)
}

/** Whether the server has a place that was reached later. */
async function hasMovedOn({ userId, courseId, lessonId, reachedAt }: ReachedPlace): Promise<boolean> {
  const { data, error } = await table()
    .select('updated_at')
    .eq('user_id', userId)
    .eq('course_id', courseId)
    .eq('lesson_id', lessonId)
    .maybeSingle()
  if (error) throw error
  return data !== null && isBehind(reachedAt, data.updated_at)
}
