import type { LessonPosition } from '@lingarden/domain/courses/lesson-position'
import type { Mutation, MutationKind } from '@lingarden/sync/mutation'

/** Where the learner is in a lesson; a later place replaces an earlier one. */
export interface ReachedPlace extends Mutation {
  kind: 'lesson'
  courseId: string
  lessonId: string
  /** Null once it has been gone through: it begins anew then. */
  position: LessonPosition | null
  /** ISO 8601; when it was first gone through, as far as this browser knows. */
  playedAt: string | null
  /** Milliseconds since the epoch. */
  reachedAt: number
}

const sending = () => import('./send-place')

export const reachedPlaces: MutationKind<ReachedPlace> = {
  kind: 'lesson',
  lane: 'lesson',
  nameOf: ({ courseId, lessonId }) => `${courseId}/${lessonId}`,
  load: sending,
  send: async (reached, key) => (await sending()).sendPlace(reached, key),
}
